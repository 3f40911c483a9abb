import type { Dictionary } from "../dictionary";

export const maintenance: Dictionary["maintenance"] = {
  title: "Website under construction",
  message:
    "We are improving our website for you. Some content may still change over the next few days. Thank you for your patience.",
  button: "Got it",
};
