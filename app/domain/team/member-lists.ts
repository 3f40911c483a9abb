import type { ServiceArea } from "~/i18n/service-areas";

/** What a member does for the company, and what a project was made with. The labels are shown in the administration only. */
export const SERVICE_LABELS = {
  podcast: "Podcast-Produktion",
  kino: "Filmproduktion & Kino",
  radio: "Radio-Content",
  tv: "TV-Produktion",
  events: "Event-Management",
  location: "Location-Services",
  post: "Nachbearbeitung",
  distribution: "Vertrieb & Distribution",
  direction: "Filmregie",
  sound: "Sounddesign",
  design: "Produktionsdesign",
  casting: "Casting",
} as const;

export type ServiceId = keyof typeof SERVICE_LABELS;

/** Whose people and projects the page of a service area shows. */
export const SERVICES_OF_AREA: Record<ServiceArea, readonly ServiceId[]> = {
  mallorca_kino: ["kino", "direction", "distribution"],
  podcast: ["podcast"],
  radio: ["radio", "sound"],
  media_web: ["tv", "post", "design"],
  mallorca_events: ["events"],
};

export function worksIn(area: ServiceArea, services: readonly ServiceId[]): boolean {
  return services.some((service) => SERVICES_OF_AREA[area].includes(service));
}

/** The table is older than this version. */
export const MEMBER_TYPE_MISSING =
  "In der Team-Tabelle fehlt die Spalte member_type. Bitte führen Sie das Migrationsskript aus, das sie anlegt.";

/** The tabs of the list; without a filter it has everybody. */
export type MemberFilter = "team" | "moderator";

/** The tab that a word in an address asks for; none for what it does not know. */
export function memberFilterFrom(filter: string | null | undefined): MemberFilter | undefined {
  return filter === "team" || filter === "moderator" ? filter : undefined;
}
