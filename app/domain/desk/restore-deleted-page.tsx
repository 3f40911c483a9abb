import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { formatDateTime } from "~/ui/admin/dates";
import { ValueList } from "~/ui/admin/text-list";
import { historyLabelsOf } from "../history-labels";
import type { ResourceName } from "../people/access/permissions";
import { type QuestionAnswer, QuestionPage } from "../record/question-page";

const loadSchema = () => import("../record/resource-schemas").then(({ restoreDeletedSchema }) => restoreDeletedSchema);

type Props = {
  resource: ResourceName;
  name: string;
  who: string;
  at: Date;
  deletion: string;
  values: Readonly<Record<string, unknown>>;
  hasLostPicture: boolean;
  answer: QuestionAnswer;
};

export function RestoreDeletedPage({ resource, name, who, at, deletion, values, hasLostPicture, answer }: Props) {
  return (
    <QuestionPage
      question={`Möchten Sie ${quoted(name)} wiederherstellen?`}
      answer={answer}
      changed="Dieser Eintrag wurde inzwischen noch einmal gelöscht."
      schema={loadSchema}
      fields={{ deletion }}
      button={{ text: "Wiederherstellen", pending: "Wird wiederhergestellt …" }}
      cancel={{ url: paths.admin.trash.list() }}
      tone="info"
    >
      <div className="stack">
        <p>{`Gelöscht am ${formatDateTime(at)} von ${who}. Wo es eine Reihenfolge gibt, kommt der Eintrag an seine alte Stelle.`}</p>
        <ValueList fields={historyLabelsOf(resource).fields} values={values} />
        {hasLostPicture ? <p>Das Bild gibt es nicht mehr: Der Eintrag kommt ohne Bild zurück.</p> : null}
      </div>
    </QuestionPage>
  );
}
