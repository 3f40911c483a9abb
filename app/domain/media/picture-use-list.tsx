import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import type { ShownUse } from "./picture";

/** The records that show a picture, each a way to where that can be changed. */
export function PictureUseList({ uses }: { uses: readonly ShownUse[] }) {
  return (
    <ul className="uses">
      {uses.map((use) => (
        <li key={`${use.resource} ${use.id}`}>
          <span className="uses-resource">{use.isDraft ? `${use.label} (Entwurf)` : use.label}</span>{" "}
          {use.mayEdit ? <Link to={formUrlOf(use)}>{use.title}</Link> : use.title}
        </li>
      ))}
    </ul>
  );
}

function formUrlOf({ resource, path, id, isDraft }: ShownUse): string {
  return isDraft ? paths.admin.drafts.edit({ resource, recordId: id }) : paths.admin.records(path).edit(id);
}
