import type { Dictionary } from "../dictionary";

export const moderatoren: Dictionary["moderatoren"] = {
  eyebrow: "Hosts",
  title: "Voices worth listening to",
  description:
    "Our hosts guide you through podcasts, radio shows and long evenings under the open sky: well prepared, curious and at home in several languages.",
  loading: "Loading hosts...",
  empty: "No hosts found",
  error: {
    title: "Hosts could not be loaded",
    text: "The details of our hosts could not be loaded.",
  },
  expertise: {
    title: "Experience behind the microphone",
    text: "Live on air, in the studio or on stage: our hosts know the silence before the first sentence, and how to get a guest to open up.",
    stats: [
      { key: "shows", value: "100+", label: "Shows" },
      { key: "awards", value: "5+", label: "Awards" },
    ],
  },
};
