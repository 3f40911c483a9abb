import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import type { PageOf } from "./list-pages";
import type { FieldLabels } from "./difference-list";
import type { HistoryEntry, PastState } from "./history";
import { HistoryList } from "./history-list";

type Props = PageOf & {
  title: string;
  words: FieldLabels;
  list: { url: string; text: string };
  /** `reset` is none where nothing is ever set back. */
  urls: { edit: string; history: (page: number) => string; reset: ((state: PastState) => string) | null };
  /** What the way to the record is called, where it is not edited. */
  openText?: string;
  isDeleted: boolean;
  entries: readonly HistoryEntry[];
  mayUpdate: boolean;
};

/** What happened to one record: who changed what, and the ways back. */
export function HistoryPage({ title, words, list, urls, openText, isDeleted, entries, mayUpdate, page, pageCount }: Props) {
  return (
    <>
      <PageHeader title={`Verlauf: ${title}`} lead="Wer wann was geändert hat, das Neueste zuerst." back={list}>
        {mayUpdate && !isDeleted ? (
          <ButtonLink to={urls.edit} icon={openText ? "arrowRight" : "pencil"}>
            {openText ?? "Bearbeiten"}
          </ButtonLink>
        ) : null}
      </PageHeader>
      {isDeleted ? <NoticeBox notice={{ kind: "info", text: "Dieser Eintrag wurde gelöscht." }} /> : null}
      {entries.length === 0 ? (
        <EmptyState icon="clock" title="Noch keine Änderungen" />
      ) : (
        <HistoryList words={words} entries={entries} resetUrl={mayUpdate ? urls.reset : null} />
      )}
      <Pagination label="Seiten des Verlaufs" page={page} pageCount={pageCount} urlOf={urls.history} />
    </>
  );
}
