import { Badge } from "~/ui/admin/badge";
import { EmptyState } from "~/ui/admin/empty-state";
import { Picture, type PictureSource } from "~/ui/admin/picture";
import { WebLink } from "~/ui/admin/web-link";
import type { Project } from "./project";

type Listed = Project & { picture: PictureSource | null; isActive: boolean; isFeatured: boolean };

/** All projects as cards. */
export function ProjectsOverview({ projects }: { projects: readonly Listed[] }) {
  if (projects.length === 0) return <EmptyState icon="film" title="Noch keine Projekte" />;
  return (
    <ul className="cards">
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </ul>
  );
}

function ProjectCard({ project }: { project: Listed }) {
  const { title, description, category, year, projectUrl, picture, isActive, isFeatured } = project;
  return (
    <li className="card">
      <Picture picture={picture} alt="" icon="film" shape="wide" sizes="(min-width: 60rem) 22rem, 90vw" />
      <div className="card-body">
        <div className="badges">
          {isFeatured ? <Badge tone="accent">Hervorgehoben</Badge> : null}
          {isActive ? null : <Badge>Inaktiv</Badge>}
        </div>
        <h2 className="card-title">{title}</h2>
        <p className="record-note">
          {category}, {year}
        </p>
        <p className="card-text">{description}</p>
        {projectUrl ? <WebLink href={projectUrl} /> : null}
      </div>
    </li>
  );
}
