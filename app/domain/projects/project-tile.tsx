import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { Picture } from "~/ui/admin/picture";
import { WebLink } from "~/ui/admin/web-link";
import { type May, RowActions } from "../record/row-buttons";
import type { ListedProject } from "./project-list";

type Props = { project: ListedProject; may: May; view: { filter?: string; page: number } };

/** A project in the administration. Arrows stand where the order is that of the website. */
export function ProjectTile({ project, may, view }: Props) {
  const { title, description, category, year, projectUrl, thumbnail, isActive, isFeatured } = project;
  return (
    <li className="card">
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="film" shape="wide" />
      <div className="card-body">
        <div className="badges">
          {isFeatured ? <Badge tone="accent">Hervorgehoben</Badge> : null}
          {isActive ? null : <Badge tone="warning">Inaktiv</Badge>}
        </div>
        <h2 className="card-title">{title}</h2>
        <p className="record-note">
          {category}, {year}
        </p>
        <p className="card-text">{description}</p>
        {projectUrl ? <WebLink href={projectUrl} /> : null}
        <div className="card-actions">
          <RowActions
            row={project}
            name={title}
            may={may}
            urls={paths.admin.projects}
            view={view}
            hasOrder={view.filter === "featured"}
          />
        </div>
      </div>
    </li>
  );
}
