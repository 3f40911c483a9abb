import { paths } from "~/paths";
import { rowMark, withView } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Picture } from "~/ui/admin/picture";
import { Tabs } from "~/ui/admin/tabs";
import { WebLink } from "~/ui/admin/web-link";
import { DraftBadge, UnpublishedRecords } from "../record/list-frame";
import { PostButton } from "~/ui/form/post-button";
import { type ListedRow, type May, RowActions, RowName } from "../record/row-buttons";
import { type Project, type ProjectFilter, tooManyFeatured } from "./projects";

type ProjectCounts = Record<"all" | ProjectFilter, number>;

/** The ends of the order on the website, which only the featured ones have. */
type ListedProject = ListedRow &
  Pick<Project, "title" | "description" | "category" | "year" | "projectUrl" | "isActive" | "isFeatured">;

const { projects: urls } = paths.admin;

type Props = {
  projects: readonly ListedProject[];
  counts: ProjectCounts;
  filter: ProjectFilter | undefined;
  page: number;
  pageCount: number;
  may: May;
};

export function ProjectsList({ projects, counts, filter, page, pageCount, may }: Props) {
  const warning = tooManyFeatured(counts.featured);
  return (
    <>
      <PageHeader title="Projekte" lead={LEADS[filter ?? "all"]}>
        {may.create ? <NewProjectLink /> : null}
      </PageHeader>
      <Tabs label="Auswahl" tabs={tabsFor(counts, filter)} />
      {warning === null ? null : <NoticeBox notice={{ kind: "warning", text: warning }} />}
      <UnpublishedRecords />
      {projects.length === 0 ? (
        <EmptyState icon="film" title={EMPTY[filter ?? "all"]}>
          {may.create ? <NewProjectLink /> : null}
        </EmptyState>
      ) : (
        <ul className="cards">
          {projects.map((project) => (
            <ProjectTile key={project.id} project={project} may={may} view={{ filter, page }} />
          ))}
        </ul>
      )}
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />
    </>
  );
}

/** Before the migration that makes the table, the screen says what is to be done. */
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

function NewProjectLink() {
  return (
    <ButtonLink to={urls.new} icon="plus" tone="primary">
      Neues Projekt
    </ButtonLink>
  );
}

function tabsFor(counts: ProjectCounts, filter: ProjectFilter | undefined) {
  return [
    { label: "Alle", url: urls.list(), isCurrent: filter === undefined, count: counts.all },
    { label: "Hervorgehoben", url: urls.list("featured"), isCurrent: filter === "featured", count: counts.featured },
    { label: "Inaktiv", url: urls.list("inactive"), isCurrent: filter === "inactive", count: counts.inactive },
  ];
}

type TileProps = { project: ListedProject; may: May; view: { filter?: string; page: number } };

/** A project in the administration. Arrows stand where the order is that of the website. */
function ProjectTile({ project, may, view }: TileProps) {
  const { title, description, category, year, projectUrl, thumbnail, isActive, isFeatured } = project;
  const row = { row: project, name: title, may, view, urls };
  return (
    <li className="card" id={rowMark(project.id)}>
      <Picture picture={thumbnail === null ? null : { src: thumbnail }} alt="" icon="film" shape="wide" />
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
          <DraftBadge id={project.id} />
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

function StatusButton({ project: { id, version, title, isActive }, view }: Pick<TileProps, "project" | "view">) {
  const fields: Record<string, string | number> = isActive ? { version } : { version, is_active: "on" };
  return <PostButton action={withView(urls.status(id), view)} fields={fields} label={isActive ? "Deaktivieren" : "Aktivieren"} about={title} />;
}
