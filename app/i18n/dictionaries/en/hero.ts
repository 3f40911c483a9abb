import { SHOWREEL } from "../../company";
import type { Dictionary } from "../dictionary";

export const hero: Dictionary["hero"] = {
  tagline: "Media that Inspires, Content that Moves, People that Touch",
  subtitle: "Film • Podcast • Radio • TV • Events • Locations",
  description:
    "From our base in Palma we develop and produce cinema, podcasts, radio, television and live events: from the first line of the script to the last seat in the house.",
  cta: { label: "Explore our services", href: "/services" },
  loop: { pause: "Pause the background film" },
  showreel: {
    button: "Watch the showreel",
    title: "Showreel",
    description: "Moments from our films, shows and events.",
    videoUrl: SHOWREEL.url,
    close: "Close video",
    back: "Back to the home page",
    unsupported: "Your browser cannot play this video.",
    download: "Download the video",
    captions: "Captions",
    consent: {
      text: "This video is hosted by {{host}}. Your browser only connects to it, and your IP address is only transmitted, once you load the video.",
      load: "Load video",
      remember: "Always load videos from now on",
    },
  },
};
