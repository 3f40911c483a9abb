import type { Dictionary } from "../dictionary";

export const legal: Dictionary["legal"] = {
  notice: { title: "Legal notice", updated: "Last updated: September 2025" },
  privacy: { title: "Privacy policy", updated: "Status: January 2025" },
  contents: "Contents",
  germanOnly: "The following text is available in German only.",
  print: "Print page",
};
