import { paths } from "~/paths";
import { ShownPicture } from "~/ui/admin/shown-value";
import type { ResourceLabels } from "../record/edit-screen";

/** What the screens of the podcast crew say. */
export const CREW_LABELS: ResourceLabels = {
  list: { url: paths.admin.podcastCrew.list(), text: "Podcast-Crew" },
  newUrl: paths.admin.podcastCrew.new,
  newTitle: "Neues Crew-Mitglied",
  editTitle: "Crew-Mitglied bearbeiten",
  saveAnew: "Als neues Crew-Mitglied speichern",
  historyUrl: (id) => paths.admin.podcastCrew.history(id),
  fields: {
    name: { label: "Name" },
    position: { label: "Position" },
    bio: { label: "Biografie", kind: "lines" },
    email: { label: "E-Mail" },
    linkedin_url: { label: "LinkedIn" },
    image_url: { label: "Foto", kind: "whole", show: (url) => <ShownPicture url={url} none="kein Foto" /> },
    "es.position": { label: "Position (Español)", lang: "es" },
    "es.bio": { label: "Biografie (Español)", kind: "lines", lang: "es" },
    "en.position": { label: "Position (English)", lang: "en" },
    "en.bio": { label: "Biografie (English)", kind: "lines", lang: "en" },
  },
};
