import type { Dictionary } from "../dictionary";

export const stats: Dictionary["stats"] = {
  label: "Calima Media in numbers",
  items: [
    { key: "projects", value: "50+", label: "Completed projects" },
    { key: "awards", value: "12", label: "International awards" },
    { key: "professionals", value: "30+", label: "Media professionals" },
    { key: "channels", value: "15", label: "Distribution channels" },
  ],
};
