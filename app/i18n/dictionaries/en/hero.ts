import { company } from "../../company";
import type { Dictionary } from "../dictionary";

export const hero: Dictionary["hero"] = {
  tagline: "Media that Inspires, Content that Moves, People that Touch",
  subtitle: "Film • Podcast • Radio • TV • Events • Locations",
  description:
    "From our base in Palma we develop and produce cinema, podcasts, radio, television and live events: from the first line of the script to the last seat in the house.",
  cta: { label: "Explore our services", href: "/services" },
  showreel: {
    button: "Watch the showreel",
    title: "Showreel",
    description: "Moments from our films, shows and evenings.",
    videoUrl: company.showreelUrl,
    close: "Close video",
    back: "Back to the home page",
    unsupported: "Your browser cannot play this video.",
    download: "Download the video",
    captions: "Captions",
    consent: {
      text: "This video is hosted by {{host}}. Only when you load it is a connection made there and your IP address transmitted.",
      load: "Load video",
      remember: "Always load videos from now on",
    },
  },
};
