import type { Dictionary } from "../dictionary";

export const preview: Dictionary["preview"] = {
  banner: "Preview – not published",
  until: "This link is valid until {{time}}.",
  end: "End the preview",
  over: {
    title: "This preview has ended",
    text: "The link has expired, was taken back, or its draft has been published or discarded meanwhile. You now see the website as everybody sees it.",
    button: "Go to the website",
  },
};
