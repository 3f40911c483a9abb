import type { Dictionary } from "../dictionary";

export const legal: Dictionary["legal"] = {
  notice: { title: "Legal notice", updated: "Last updated: {{month}}" },
  privacy: { title: "Privacy policy", updated: "As of {{month}}" },
  contents: "Contents",
  germanOnly: "The following text is only available in German.",
};
