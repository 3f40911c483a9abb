import type { Dictionary } from "../dictionary";

export const navigation: Dictionary["navigation"] = {
  items: [
    { key: "home", label: "Home", href: "/" },
    { key: "about", label: "Vision", href: "/vision" },
    { key: "kino", label: "Services", href: "/services" },
    { key: "team", label: "Team", href: "/team" },
    { key: "moderatoren", label: "Hosts", href: "/moderatoren" },
    { key: "partners", label: "Sponsors", href: "/sponsoren" },
    { key: "contact", label: "Contact", href: "/contact" },
  ],
};
