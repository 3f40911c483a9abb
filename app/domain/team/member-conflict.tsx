import { paths } from "~/paths";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { type Gone, GonePage } from "~/ui/admin/gone-page";
import { isServiceId, SERVICE_LABELS } from "./member";

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

/** Two people edited one member: the second one chooses. */
export function MemberConflictPage({ conflict, name }: { conflict: Conflict; name: string }) {
  const cancel = { url: paths.admin.team.list(), text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title={name} fields={FIELDS} cancel={cancel} />;
}

/** A member was edited who is deleted. */
export function MemberGonePage({ gone }: { gone: Gone }) {
  const anew = { url: paths.admin.team.new, text: "Als neues Mitglied speichern" };
  const cancel = { url: paths.admin.team.list(), text: "Verwerfen" };
  return <GonePage gone={gone} fields={FIELDS} anew={anew} cancel={cancel} />;
}

function showPicture(url: unknown) {
  if (typeof url !== "string" || url === "") return <em>kein Foto</em>;
  return <img className="file-preview" src={url} alt="" width={112} height={112} />;
}

function showServices(ids: unknown) {
  const labels = Array.isArray(ids) ? ids.map(String).filter(isServiceId).map((id) => SERVICE_LABELS[id]) : [];
  return labels.length > 0 ? labels.join(", ") : <em>keine</em>;
}
