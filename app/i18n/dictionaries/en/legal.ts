import type { Dictionary } from "../dictionary";

export const legal: Dictionary["legal"] = {
  notice: { title: "Legal notice", updated: "Last updated: {{month}}" },
  privacy: { title: "Privacy policy", updated: "Status: {{month}}" },
  contents: "Contents",
  germanOnly: "The following text is available in German only.",
  print: "Print page",
};
