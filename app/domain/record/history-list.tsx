import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatDateTime } from "~/ui/admin/dates";
import { DateTime } from "~/ui/admin/date-time";
import { DifferenceList, type FieldLabels } from "./difference-list";
import type { HistoryEntry, PastState } from "./history";

type Props = {
  words: FieldLabels;
  entries: readonly HistoryEntry[];
  /** Where it is asked whether the record is to be as it was; null for who may not do that. */
  resetUrl: ((state: PastState) => string) | null;
};

/** The changes of one record, each with its fields and, for who may, the way back to what was then. */
export function HistoryList({ words, entries, resetUrl }: Props) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li className="history-entry" key={entry.id}>
          <EntryHead entry={entry} />
          {entry.differences.length > 0 ? <DifferenceList words={words} differences={entry.differences} /> : null}
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

function EntryEnd({ entry: { id: changeId, at, isCurrent, canReset }, resetUrl }: Pick<Props, "resetUrl"> & { entry: HistoryEntry }) {
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
        <ButtonLink to={before} icon="reload" size="sm" tone="quiet">
          Auf den Stand davor zurücksetzen
        </ButtonLink>
      ) : null}
    </div>
  );
}
