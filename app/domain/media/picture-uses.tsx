import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import type { ShownUse } from "./picture-choice";

export function PictureUseList({ uses }: { uses: readonly ShownUse[] }) {
  return (
    <ul className="uses">
      {uses.map((use) => (
        <li key={`${use.resource} ${use.id}`}>
          <span className="uses-resource">{use.notOnSite ? `${use.label} (${PLACES[use.notOnSite]})` : use.label}</span>{" "}
          {use.mayEdit ? <Link to={formUrlOf(use)}>{use.title}</Link> : use.title}
        </li>
      ))}
    </ul>
  );
}

const PLACES = { draft: "Entwurf", bin: "Papierkorb" } as const;

function formUrlOf({ resource, path, id, notOnSite }: ShownUse): string {
  if (resource === "settings") return paths.admin.look;
  if (notOnSite === "bin") return paths.admin.trash.restore(resource, id);
  return notOnSite === "draft" ? paths.admin.drafts.edit({ resource, recordId: id }) : paths.admin.records(path).edit(id);
}
