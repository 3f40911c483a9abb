import { company } from "../../company";
import type { FooterGroup } from "../link-lists";

const companyLinks: FooterGroup = {
  title: "Unternehmen",
  items: [
    { key: "about", label: "Vision", href: "/vision" },
    { key: "services", label: "Leistungen", href: "/services" },
    { key: "team", label: "Team", href: "/team" },
    { key: "moderatoren", label: "Moderatoren", href: "/moderatoren" },
    { key: "partners", label: "Sponsoren", href: "/sponsoren" },
  ],
};

const legalLinks: FooterGroup = {
  title: "Rechtliches",
  items: [
    { key: "legalNotice", label: "Impressum", href: "/impressum" },
    { key: "privacy", label: "Datenschutz", href: "/datenschutz" },
    { key: "cookies", label: "Cookie-Einstellungen" },
  ],
};

export const footer = {
  companyName: company.name,
  description:
    "Medien- und Eventproduktion aus Mallorca. Wir machen Filme, Podcasts, Radio, Fernsehen und Abende, über die man spricht.",
  groups: { company: companyLinks, legal: legalLinks },
  contactTitle: "Kontakt",
  socialTitle: "Folgen Sie uns",
  mapLink: `Direkt an der Motorwelt „${company.venue}“`,
  mapLinkBeside: `Direkt neben „${company.venue}“`,
  mapLinkAlone: "Auf der Karte ansehen",
  /** The current year replaces 2024. */
  copyright: `© 2024 ${company.name}. Alle Rechte vorbehalten.`,
  agencyCredit: "Website von {{agency}}",
};
