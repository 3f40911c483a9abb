import type { PAGE_TEXTS, SERVICE_AREA_TEXTS } from "~/i18n/page-texts";
import { isServiceArea, SERVICE_AREA_SCREENS, type ServiceArea } from "~/i18n/service-areas";
import { isLegal, type LegalKey } from "~/i18n/legal-texts";
import { isPageKey, type PageKey, sectionKeysOf } from "~/i18n/page-labels";
import type { ShownOn } from "../record/any-record";
import type { TextKey } from "./text";

type EditedPage = keyof typeof PAGE_TEXTS;

const PAGES = {
  "services/podcast": { name: "Podcast-Services", screen: "podcast" },
  home: { name: "Startseite", screen: "home" },
  about: { name: "Über uns", screen: "vision" },
  services: { name: "Services", screen: "services" },
  contact: { name: "Kontakt", screen: "contact" },
  moderatoren: { name: "Moderatoren", screen: "moderators" },
  "legal/notice": { name: "Impressum", screen: "legalNotice" },
  "legal/privacy": { name: "Datenschutzerklärung", screen: "privacy" },
} as const satisfies Record<EditedPage | LegalKey, { name: string; screen: ShownOn }>;

const AREA_NAMES: Readonly<Record<ServiceArea, string>> = {
  mallorca_kino: "Mallorca Kino",
  podcast: "Podcast",
  radio: "Radio",
  media_web: "Media & Web",
  mallorca_events: "Mallorca Events",
};

const SECTION_NAMES: { [Page in EditedPage]: Record<keyof (typeof PAGE_TEXTS)[Page], string> } = {
  "services/podcast": { topics: "Themen im Seitenkopf", crew_empty: "Hinweis, solange es keine Crew gibt" },
  home: {
    hero_tagline: "Slogan",
    hero_subtitle: "Bereiche unter dem Slogan",
    hero_description: "Einleitung",
    hero_cta: "Button zu den Leistungen",
    showreel_button: "Button zum Showreel",
    showreel_url: "Adresse des Showreels",
    about_title: "Über uns: Überschrift",
    about_text: "Über uns: Text",
    services_title: "Leistungen: Überschrift",
    services_text: "Leistungen: Text",
    team_title: "Team: Überschrift",
    team_text: "Team: Text",
  },
  about: {
    title: "Überschrift der Seite",
    intro: "Einleitung",
    mission_title: "Mission: Überschrift",
    mission_text: "Mission: Text",
    vision_title: "Vision: Überschrift",
    vision_text: "Vision: Text",
    values_title: "Werte: Überschrift",
    values_intro: "Werte: Einleitung",
    location_title: "Standort: Überschrift",
    location_text: "Standort: Text",
  },
  services: {
    title: "Überschrift der Seite",
    subtitle: "Zeile über der Überschrift",
    intro: "Einleitung",
    services_title: "Hauptleistungen: Überschrift",
    services_intro: "Hauptleistungen: Einleitung",
    additional_title: "Weitere Leistungen: Überschrift",
    additional_intro: "Weitere Leistungen: Einleitung",
    process_title: "Ablauf: Überschrift",
    process_intro: "Ablauf: Einleitung",
    portfolio_title: "Projekte: Überschrift",
    portfolio_intro: "Projekte: Einleitung",
    cta_title: "Aufruf am Ende: Überschrift",
    cta_text: "Aufruf am Ende: Text",
    cta_button: "Aufruf am Ende: Button",
  },
  contact: {
    title: "Überschrift der Seite",
    intro: "Einleitung",
    form_title: "Formular: Überschrift",
    info_title: "Kontaktdaten: Überschrift",
    hours: "Öffnungszeiten",
    map_title: "Karte: Überschrift",
    features_title: "Vorteile: Überschrift",
  },
  moderatoren: {
    title: "Überschrift der Seite",
    description: "Einleitung",
    expertise_title: "Erfahrung: Überschrift",
    expertise_text: "Erfahrung: Text",
  },
};

const FIELD_NAMES: Record<keyof (typeof SERVICE_AREA_TEXTS)["radio"], string> = {
  title: "Titel",
  subtitle: "Untertitel",
  description: "Beschreibung",
  hero_text: "Hero-Text",
  services_intro: "Einleitung der Services",
  cta_text: "Call-to-Action",
  meta_description: "Meta-Beschreibung",
  keywords: "Schlüsselwörter",
};

export const EDITED_PAGES = Object.keys(SECTION_NAMES).filter(isEditedPage);

export function isEditedPage(key: string): key is EditedPage {
  return Object.hasOwn(SECTION_NAMES, key);
}

export function nameOfText({ page, section }: TextKey): string {
  const names: Partial<Record<string, string>> = isLegal(page) ? { text: "Text" } : isServiceArea(page) ? FIELD_NAMES : SECTION_NAMES[page];
  return (Object.hasOwn(names, section) ? names[section] : null) ?? section;
}

export function fullNameOfText(key: TextKey): string {
  return `${nameOfPage(key.page)}, ${nameOfText(key)}`;
}

export function nameOfPage(page: PageKey): string {
  return isServiceArea(page) ? AREA_NAMES[page] : PAGES[page].name;
}

export function screenOfPage(page: PageKey) {
  return isServiceArea(page) ? SERVICE_AREA_SCREENS[page] : PAGES[page].screen;
}

export function slugOfPage(page: PageKey): string {
  return page.replace("/", "-");
}

export function textKeyAt(kind: "pages" | "content", slug: string, section: string): TextKey | null {
  const page = kind === "pages" ? EDITED_PAGES.find((one) => slugOfPage(one) === slug) : slug;
  if (page === undefined || (kind === "content" && !isServiceArea(page)) || !isPageKey(page)) return null;
  return sectionKeysOf(page).includes(section) ? { page, section } : null;
}
