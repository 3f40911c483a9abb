import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import type { PageOf } from "../record/list-pages";
import type { May } from "../record/row-buttons";
import type { ListedEntry } from "./crew-entry";
import { CrewTable } from "./crew-table";

const { podcastCrew: urls } = paths.admin;

type Props = PageOf & { entries: readonly ListedEntry[]; may: May };

/** The podcast crew: a page of rows, and the way to a new one. */
export function CrewOverview({ entries, page, pageCount, may }: Props) {
  return (
    <>
      <PageHeader
        title="Podcast-Crew"
        lead="Die Podcast-Seite zeigt zuerst Teammitglieder mit dem Service Podcast-Produktion, dann diese Einträge."
      >
        {may.create ? <NewEntryLink /> : null}
      </PageHeader>
      {entries.length === 0 ? (
        <EmptyState icon="mic" title="Noch keine Crew-Mitglieder">
          {may.create ? <NewEntryLink /> : null}
        </EmptyState>
      ) : (
        <CrewTable entries={entries} may={may} />
      )}
      <Pagination label="Seiten der Liste" page={page} pageCount={pageCount} urlOf={(to) => urls.list(undefined, to)} />
    </>
  );
}

function NewEntryLink() {
  return (
    <ButtonLink to={urls.new} icon="plus" tone="primary">
      Neues Crew-Mitglied
    </ButtonLink>
  );
}
