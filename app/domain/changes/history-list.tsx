import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { formatMoment } from "~/ui/admin/dates";
import { Moment } from "~/ui/admin/moment";
import { RECORD_URLS } from "../records/all-words";
import type { RecordNoun } from "../records/record-nouns";
import { DifferenceList } from "./difference-list";
import type { HistoryEntry } from "./history";

type Props = { noun: RecordNoun; id: string; entries: readonly HistoryEntry[]; mayUpdate: boolean };

/** The changes of one record, each with its fields and, for who may, the way back to what was then. */
export function HistoryList({ noun, id, entries, mayUpdate }: Props) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <li className="history-entry" key={entry.id}>
          <EntryHead entry={entry} />
          {entry.differences.length > 0 ? <DifferenceList noun={noun} differences={entry.differences} /> : null}
          <EntryEnd noun={noun} id={id} entry={entry} mayUpdate={mayUpdate} />
        </li>
      ))}
    </ol>
  );
}

const TONES: Readonly<Record<string, BadgeTone>> = { create: "good", delete: "bad", restore: "accent", confirm: "accent" };

function EntryHead({ entry: { action, verb, who, at } }: { entry: HistoryEntry }) {
  return (
    <h2 className="history-head">
      <Badge tone={TONES[action]}>{verb}</Badge>
      <span className="history-who">{who}</span>
      <span className="history-when">
        <Moment at={at} />
      </span>
    </h2>
  );
}

type EndProps = Omit<Props, "entries"> & { entry: HistoryEntry };

function EntryEnd({ noun, id, entry: { id: changeId, at, isCurrent, canReset }, mayUpdate }: EndProps) {
  const { reset } = RECORD_URLS[noun];
  const [after, before] = [mayUpdate && canReset.after, mayUpdate && canReset.before];
  if (!isCurrent && !after && !before) return null;
  return (
    <div className="history-end">
      {isCurrent ? <p className="record-note">Entspricht dem jetzigen Stand.</p> : null}
      {after ? (
        <ButtonLink to={reset(id, { changeId, side: "after" })} icon="reload" size="sm" about={`vom ${formatMoment(at)}`}>
          Auf diesen Stand zurücksetzen
        </ButtonLink>
      ) : null}
      {before ? (
        <ButtonLink to={reset(id, { changeId, side: "before" })} icon="reload" size="sm" tone="quiet">
          Auf den Stand davor zurücksetzen
        </ButtonLink>
      ) : null}
    </div>
  );
}
