import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { RECORD_URLS, RECORD_WORDS } from "../records/all-words";
import type { PageOf } from "../records/list-pages";
import type { RecordNoun } from "../records/record-nouns";
import type { HistoryEntry } from "./history";
import { HistoryList } from "./history-list";

type Props = PageOf & {
  noun: RecordNoun;
  id: string;
  title: string;
  isDeleted: boolean;
  entries: readonly HistoryEntry[];
  mayUpdate: boolean;
};

/** What happened to one record: who changed what, and the ways back. */
export function HistoryPage({ noun, id, title, isDeleted, entries, mayUpdate, page, pageCount }: Props) {
  const [urls, { list }] = [RECORD_URLS[noun], RECORD_WORDS[noun]];
  return (
    <>
      <PageHeader title={`Verlauf: ${title}`} lead="Wer wann was geändert hat, das Neueste zuerst." back={list}>
        {mayUpdate && !isDeleted ? (
          <ButtonLink to={urls.edit(id)} icon="pencil">
            Bearbeiten
          </ButtonLink>
        ) : null}
      </PageHeader>
      {isDeleted ? <NoticeBox notice={{ kind: "info", text: "Dieser Eintrag wurde gelöscht." }} /> : null}
      {entries.length === 0 ? (
        <EmptyState icon="clock" title="Noch keine Änderungen" />
      ) : (
        <HistoryList noun={noun} id={id} entries={entries} mayUpdate={mayUpdate} />
      )}
      <Pagination label="Seiten des Verlaufs" page={page} pageCount={pageCount} urlOf={(to) => urls.history(id, to)} />
    </>
  );
}
