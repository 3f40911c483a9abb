import { paths } from "~/paths";
import { ShownPicture } from "~/ui/admin/shown-value";
import type { ResourceLabels } from "../record/edit-screen";
import { isServiceId, SERVICE_LABELS } from "./member";

const showPicture = (url: unknown) => <ShownPicture url={url} none="kein Foto" />;

/** What the fields are called where two edits of one member meet. */
const FIELDS = {
  name: { label: "Name" },
  position: { label: "Position" },
  bio: { label: "Biografie", kind: "lines" },
  image_url: { label: "Foto", kind: "whole", show: showPicture },
  email: { label: "E-Mail" },
  linkedin_url: { label: "LinkedIn" },
  facebook_url: { label: "Facebook" },
  instagram_url: { label: "Instagram" },
  is_team_member: { label: "Team-Mitglied", kind: "whole" },
  is_moderator: { label: "Moderator", kind: "whole" },
  services: { label: "Services", kind: "whole", show: showServices },
  "es.position": { label: "Position (Español)", lang: "es" },
  "es.bio": { label: "Biografie (Español)", kind: "lines", lang: "es" },
  "en.position": { label: "Position (English)", lang: "en" },
  "en.bio": { label: "Biografie (English)", kind: "lines", lang: "en" },
} as const;

/** What the screens of a member say. */
export const MEMBER_LABELS: ResourceLabels = {
  list: { url: paths.admin.team.list(), text: "Team" },
  newUrl: paths.admin.team.new,
  newTitle: "Neues Mitglied",
  editTitle: "Mitglied bearbeiten",
  saveAnew: "Als neues Mitglied speichern",
  historyUrl: (id) => paths.admin.team.history(id),
  fields: FIELDS,
};

function showServices(ids: unknown) {
  const labels = Array.isArray(ids) ? ids.map(String).filter(isServiceId).map((id) => SERVICE_LABELS[id]) : [];
  return labels.length > 0 ? labels.join(", ") : <em>keine</em>;
}
