import { paths } from "~/paths";
import { rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { WebLink } from "~/ui/admin/web-link";
import { PostButton } from "~/ui/form/post-button";
import { DraftBadge, FilterTabs, ListedRecords, ListHeader, useList } from "../record/list-frame";
import { type ListedRow, RowActions, RowName, Thumbnail } from "../record/row-buttons";
import { type Project, type ProjectFilter, tooManyFeatured } from "./projects";

type ListedProject = ListedRow &
  Pick<Project, "title" | "description" | "category" | "year" | "projectUrl" | "isActive" | "isFeatured">;

type Props = { projects: readonly ListedProject[]; counts: Record<keyof typeof TABS, number>; filter: ProjectFilter | undefined };

export function ProjectsList({ projects, counts, filter }: Props) {
  const { may } = useList();
  const view = filter ?? "all";
  const warning = tooManyFeatured(counts.featured);
  return (
    <>
      <ListHeader lead={view === "featured" && may.update ? LEADS.featured + HOW_TO_MOVE : LEADS[view]} />
      <FilterTabs titles={TABS} counts={counts} />
      {warning === null ? null : <NoticeBox notice={{ kind: "warning", text: warning }} />}
      <ListedRecords empty={projects.length === 0 ? { icon: "film", title: EMPTY[view] } : null}>
        <ul className="cards">
          {projects.map((project) => (
            <ProjectTile key={project.id} project={project} />
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

const TABS = { all: "Alle", featured: "Hervorgehoben", inactive: "Inaktiv" };

const LEADS: typeof TABS = {
  all: "Was entstanden ist, das zuletzt Angelegte zuerst. Hervorgehobene Projekte zeigt die Website im Portfolio.",
  featured: "In der Reihenfolge der Website.",
  inactive: "Diese Projekte sind zurzeit nicht auf der Website.",
};

const HOW_TO_MOVE = " Sie ändern sie durch Ziehen oder mit den Pfeilen im Menü.";

const EMPTY: typeof TABS = {
  all: "Noch keine Projekte",
  featured: "Noch keine hervorgehobenen Projekte",
  inactive: "Keine inaktiven Projekte",
};

function ProjectTile({ project }: { project: ListedProject }) {
  const { may, filter } = useList();
  const { id, title, description, category, year, projectUrl, thumbnail, isActive, isFeatured } = project;
  return (
    <li className="card" id={rowMark(id)}>
      <Thumbnail src={thumbnail} icon="film" shape="wide" />
      <div className="card-body">
        <div className="card-head">
          <h2 className="card-title">
            <RowName id={id} name={title} />
          </h2>
          <RowActions row={project} name={title} hasOrder={filter === "featured"}>
            {may.update ? <StatusButton project={project} /> : null}
          </RowActions>
        </div>
        <div className="badges">
          {isFeatured ? <Badge tone="accent">Hervorgehoben</Badge> : null}
          {isActive ? null : <Badge tone="warning">Inaktiv</Badge>}
          <DraftBadge id={id} name={title} />
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

function StatusButton({ project: { id, version, title, isActive } }: { project: ListedProject }) {
  const { inView } = useList();
  const fields: Record<string, string | number> = isActive ? { version } : { version, is_active: "on" };
  return <PostButton action={inView(paths.admin.projects.status(id))} fields={fields} label={isActive ? "Deaktivieren" : "Aktivieren"} about={title} />;
}
