import { paths } from "~/paths";
import { type ListView, rowMark, withView } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { WebLink } from "~/ui/admin/web-link";
import { PostButton } from "~/ui/form/post-button";
import { DraftBadge, FilterTabs, ListedRecords, ListHeader, useMay } from "../record/list-frame";
import type { PageOf } from "../record/list-pages";
import { type ListedRow, RowActions, RowName, Thumbnail } from "../record/row-buttons";
import { type Project, type ProjectFilter, projects as resource, tooManyFeatured } from "./projects";

type ProjectCounts = Record<"all" | ProjectFilter, number>;

type ListedProject = ListedRow &
  Pick<Project, "title" | "description" | "category" | "year" | "projectUrl" | "isActive" | "isFeatured">;

const { projects: urls } = paths.admin;

type Props = PageOf & { projects: readonly ListedProject[]; counts: ProjectCounts; filter: ProjectFilter | undefined };

export function ProjectsList({ projects, counts, filter, page, pageCount }: Props) {
  const warning = tooManyFeatured(counts.featured);
  const empty = projects.length === 0 ? { icon: "film" as const, title: EMPTY[filter ?? "all"] } : null;
  return (
    <>
      <ListHeader resource={resource} lead={LEADS[filter ?? "all"]} />
      <FilterTabs views={viewsOf(counts)} urls={urls} filter={filter} />
      {warning === null ? null : <NoticeBox notice={{ kind: "warning", text: warning }} />}
      <ListedRecords resource={resource} empty={empty} urls={urls} filter={filter} page={page} pageCount={pageCount}>
        <ul className="cards">
          {projects.map((project) => (
            <ProjectTile key={project.id} project={project} view={{ filter, page }} />
          ))}
        </ul>
      </ListedRecords>
    </>
  );
}

export function NoProjectsTable() {
  return (
    <>
      <PageHeader title="Projekte" />
      <NoticeBox notice={{ kind: "warning", text: NO_TABLE }} />
    </>
  );
}

const NO_TABLE = "Die Projekte-Tabelle existiert noch nicht. Bitte führen Sie die Migration aus.";

const LEADS: Record<keyof ProjectCounts, string> = {
  all: "Was entstanden ist, das Neueste zuerst. Hervorgehobene Projekte zeigt die Website im Portfolio.",
  featured: "In der Reihenfolge der Website. Sie ändern sie durch Ziehen oder mit den Pfeilen im Menü.",
  inactive: "Diese Projekte sind zurzeit nicht auf der Website.",
};

const EMPTY: Record<keyof ProjectCounts, string> = {
  all: "Noch keine Projekte",
  featured: "Noch keine hervorgehobenen Projekte",
  inactive: "Keine inaktiven Projekte",
};

function viewsOf(counts: ProjectCounts) {
  return [
    { title: "Alle", count: counts.all },
    { key: "featured" as const, title: "Hervorgehoben", count: counts.featured },
    { key: "inactive" as const, title: "Inaktiv", count: counts.inactive },
  ];
}

type TileProps = { project: ListedProject; view: ListView };

function ProjectTile({ project, view }: TileProps) {
  const may = useMay();
  const { title, description, category, year, projectUrl, thumbnail, isActive, isFeatured } = project;
  const row = { row: project, name: title, view, urls };
  return (
    <li className="card" id={rowMark(project.id)}>
      <Thumbnail src={thumbnail} icon="film" shape="wide" />
      <div className="card-body">
        <div className="card-head">
          <h2 className="card-title">
            <RowName {...row} />
          </h2>
          <RowActions {...row} hasOrder={view.filter === "featured"}>
            {may.update ? <StatusButton project={project} view={view} /> : null}
          </RowActions>
        </div>
        <div className="badges">
          {isFeatured ? <Badge tone="accent">Hervorgehoben</Badge> : null}
          {isActive ? null : <Badge tone="warning">Inaktiv</Badge>}
          <DraftBadge id={project.id} name={project.title} />
        </div>
        <p className="record-note">
          {category}, {year}
        </p>
        <p className="card-text">{description}</p>
        {projectUrl ? <WebLink href={projectUrl} /> : null}
      </div>
    </li>
  );
}

function StatusButton({ project: { id, version, title, isActive }, view }: TileProps) {
  const fields: Record<string, string | number> = isActive ? { version } : { version, is_active: "on" };
  return <PostButton action={withView(urls.status(id), view)} fields={fields} label={isActive ? "Deaktivieren" : "Aktivieren"} about={title} />;
}
