import type { Dictionary } from "../dictionary";

export const moderatoren: Dictionary["moderatoren"] = {
  eyebrow: "Hosts",
  title: "Voices you like to listen to",
  description:
    "Our hosts lead you through podcasts, radio shows and long evenings under the open sky: well prepared, curious and at home in several languages.",
  loading: "Loading hosts...",
  empty: "No hosts found",
  error: {
    title: "Hosts could not be loaded",
    text: "The details of our hosts could not be loaded.",
  },
  expertise: {
    title: "Experience at the microphone",
    text: "Live on air, in the studio or on stage: whoever hosts for us knows the silence before the first sentence, and how to make a guest start telling stories.",
    stats: [
      { key: "shows", value: "100+", label: "Shows" },
      { key: "awards", value: "5+", label: "Awards" },
    ],
  },
};
