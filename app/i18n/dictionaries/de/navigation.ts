import type { Navigation } from "../link-lists";

export const navigation: Navigation = {
  items: [
    { key: "home", label: "Start", href: "/" },
    { key: "about", label: "Vision", href: "/vision" },
    { key: "kino", label: "Leistungen", href: "/services" },
    { key: "team", label: "Team", href: "/team" },
    { key: "moderatoren", label: "Moderatoren", href: "/moderatoren" },
    { key: "partners", label: "Sponsoren", href: "/sponsoren" },
    { key: "contact", label: "Kontakt", href: "/kontakt" },
  ],
};
