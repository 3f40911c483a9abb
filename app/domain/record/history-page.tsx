import type { LabeledUrl } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { EmptyState } from "~/ui/admin/empty-state";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import type { PageOf } from "./list-pages";
import { DifferenceList } from "./difference-list";
import type { HistoryEntry, HistoryState } from "./history";
import { DELETED } from "./record-notices";
import type { HistoryLabels } from "./resource-labels";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { formatDateTime } from "~/ui/admin/dates";
import { DateTime } from "~/ui/admin/date-time";

type Props = PageOf &
  HistoryLabels & {
    title: string;
    urls: { edit: string; history: (page: number) => string; reset: ((state: HistoryState) => string) | null; restore?: LabeledUrl | null };
    openText?: string;
    isDeleted: boolean;
    entries: readonly HistoryEntry[];
    mayUpdate: boolean;
  };

export function HistoryPage({ title, fields, list, urls, openText, isDeleted, entries, mayUpdate, page, pageCount }: Props) {
  return (
    <>
      <PageHeader title={`Verlauf: ${title}`} lead="Wer wann was geändert hat, das Neueste zuerst." back={list}>
        {mayUpdate && !isDeleted ? (
          <ButtonLink to={urls.edit} icon={openText ? "arrowRight" : "pencil"}>
            {openText ?? "Bearbeiten"}
          </ButtonLink>
        ) : null}
      </PageHeader>
      {isDeleted ? <NoticeBox notice={{ kind: "info", text: DELETED, ...(urls.restore && { link: urls.restore }) }} /> : null}
      {entries.length === 0 ? (
        <EmptyState icon="clock" title="Noch keine Änderungen" />
      ) : (
        <HistoryList fields={fields} entries={entries} resetUrl={mayUpdate ? urls.reset : null} />
      )}
      <Pagination label="Seiten des Verlaufs" page={page} pageCount={pageCount} urlOf={urls.history} />
    </>
  );
}

type ListProps = Pick<Props, "fields" | "entries"> & { resetUrl: Props["urls"]["reset"] };

function HistoryList({ fields, entries, resetUrl }: ListProps) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li className="history-entry" key={entry.id}>
          <EntryHead entry={entry} />
          {entry.differences.length > 0 ? <DifferenceList fields={fields} differences={entry.differences} /> : null}
          <EntryEnd entry={entry} resetUrl={resetUrl} />
        </li>
      ))}
    </ol>
  );
}

const TONES: Readonly<Record<string, BadgeTone>> = { create: "good", delete: "bad", restore: "accent", confirm: "accent", replace: "accent" };

function EntryHead({ entry: { action, verb, who, at } }: { entry: HistoryEntry }) {
  return (
    <h2 className="history-head">
      <Badge tone={TONES[action]}>{verb}</Badge>
      <span className="history-who">{who}</span>
      <span className="history-when">
        <DateTime at={at} />
      </span>
    </h2>
  );
}

function EntryEnd({ entry: { id: changeId, at, isCurrent, canReset }, resetUrl }: Pick<ListProps, "resetUrl"> & { entry: HistoryEntry }) {
  const after = canReset.after && resetUrl?.({ changeId, side: "after" });
  const before = canReset.before && resetUrl?.({ changeId, side: "before" });
  if (!isCurrent && !after && !before) return null;
  return (
    <div className="history-end">
      {isCurrent ? <p className="record-note">Entspricht dem jetzigen Stand.</p> : null}
      {after ? (
        <ButtonLink to={after} icon="reload" size="sm" about={`vom ${formatDateTime(at)}`}>
          Auf diesen Stand zurücksetzen
        </ButtonLink>
      ) : null}
      {before ? (
        <ButtonLink to={before} icon="reload" size="sm" tone="quiet" about={`(Änderung vom ${formatDateTime(at)})`}>
          Auf den Stand davor zurücksetzen
        </ButtonLink>
      ) : null}
    </div>
  );
}
