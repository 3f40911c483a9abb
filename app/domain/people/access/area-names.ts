import type { Resource } from "./permissions";

/** What the areas of the administration are called where they are counted. */
export const AREA_NAMES: Record<Resource, string> = {
  dashboard: "Dashboard",
  statistics: "Statistiken",
  pages: "Seiteninhalte",
  content: "Inhalte",
  team: "Team",
  sponsors: "Sponsoren",
  projects: "Projekte",
  services: "Services",
  media: "Medien",
  users: "Benutzer",
  podcast_crew: "Podcast-Crew",
  podcast_content: "Podcast-Inhalte",
  settings: "Einstellungen",
  logs: "Logs",
  messages: "Nachrichten",
  test_database: "Testdatenbank",
};
