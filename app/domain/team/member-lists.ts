/** What a member does for the company. The labels are shown in the administration only. */
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

/** The table is older than this version. */
export const MEMBER_TYPE_MISSING =
  "In der Team-Tabelle fehlt die Spalte member_type. Bitte führen Sie das Migrationsskript aus, das sie anlegt.";

/** The tabs of the list; without a filter it has everybody. */
export type MemberFilter = "team" | "moderator";

/** The tab that a word in an address asks for; none for what it does not know. */
export function memberFilterFrom(filter: string | null | undefined): MemberFilter | undefined {
  return filter === "team" || filter === "moderator" ? filter : undefined;
}
