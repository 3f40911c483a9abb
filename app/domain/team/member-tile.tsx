import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { Picture } from "~/ui/admin/picture";
import { type May, RowActions } from "../record/row-buttons";
import { SERVICE_LABELS } from "./member";
import type { ListedMember } from "./member-list";

type Props = {
  member: ListedMember;
  may: May;
  /** The view that the buttons come back to. */
  view: { filter?: string; page: number };
};

/** A member in the administration: who it is, what they do, and the buttons that this person may use. */
export function MemberTile({ member, may, view }: Props) {
  const { name, position, thumbnail, services } = member;
  return (
    <li className="card member">
      <div className="member-head">
        <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="person" shape="round" />
        <div className="record-body">
          <h2 className="card-title">{name}</h2>
          <p className="member-position">{position}</p>
          <RoleBadges member={member} />
        </div>
      </div>
      {services.length > 0 ? <p className="record-note">{services.map((id) => SERVICE_LABELS[id]).join(" · ")}</p> : null}
      <RowActions row={member} name={name} may={may} urls={paths.admin.team} view={view} />
    </li>
  );
}

function RoleBadges({ member: { isTeamMember, isModerator } }: { member: ListedMember }) {
  return (
    <div className="badges">
      {isTeamMember ? <Badge tone="accent">Team-Mitglied</Badge> : null}
      {isModerator ? <Badge tone="good">Moderator</Badge> : null}
    </div>
  );
}
