import { company } from "../../company";
import type { Dictionary } from "../dictionary";

export const footer: Dictionary["footer"] = {
  companyName: company.name,
  description:
    "Media and event production from Mallorca. We make films, podcasts, radio, television and nights people talk about.",
  groups: {
    company: {
      title: "Company",
      items: [
        { key: "team", label: "Team", href: "/team" },
        { key: "moderatoren", label: "Hosts", href: "/moderators" },
        { key: "partners", label: "Sponsors", href: "/sponsors" },
      ],
    },
    legal: {
      title: "Legal",
      items: [
        { key: "legalNotice", label: "Legal notice", href: "/legal-notice" },
        { key: "privacy", label: "Privacy", href: "/privacy" },
        { key: "cookies", label: "Cookie settings" },
      ],
    },
  },
  contactTitle: "Contact",
  socialTitle: "Follow us",
  mapLink: `Right next to the ${company.venue} motor park`,
  mapLinkBeside: `Right next to ${company.venue}`,
  mapLinkAlone: "See it on the map",
  copyright: `© 2024 ${company.name}. All rights reserved.`,
  agencyCredit: "Website by {{agency}}",
};
