import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Tabs } from "~/ui/admin/tabs";
import type { May } from "../record/row-buttons";
import { type ListedProject, type ProjectCounts, type ProjectFilter, tooManyFeatured } from "./project-list";
import { ProjectTile } from "./project-tile";

const { projects: urls } = paths.admin;

type Props = {
  projects: readonly ListedProject[];
  counts: ProjectCounts;
  filter: ProjectFilter | undefined;
  page: number;
  pageCount: number;
  may: May;
};

/** A page of projects as cards, in one of three views. */
export function ProjectsOverview({ projects, counts, filter, page, pageCount, may }: Props) {
  const warning = tooManyFeatured(counts.featured);
  return (
    <>
      <PageHeader title="Projekte" lead={LEADS[filter ?? "all"]}>
        {may.create ? <NewProjectLink /> : null}
      </PageHeader>
      <Tabs label="Auswahl" tabs={tabsFor(counts, filter)} />
      {warning === null ? null : <NoticeBox notice={{ kind: "warning", text: warning }} />}
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
  featured: "In der Reihenfolge der Website. Mit den Pfeilen ändern Sie sie.",
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
