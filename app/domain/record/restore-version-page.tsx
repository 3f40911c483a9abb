import { quoted } from "~/i18n/quoted";
import type { ConflictFields } from "~/ui/admin/conflict-fieldset";
import { formatDateTime } from "~/ui/admin/dates";
import { DifferenceList } from "./difference-list";
import type { Difference, StateSide } from "./history";
import { type QuestionAnswer, QuestionPage } from "./question-page";

const loadSchema = () => import("./resource-schemas").then(({ restoreVersionSchema }) => restoreVersionSchema);

type Props = {
  fields: ConflictFields;
  title: string;
  version: number;
  at: Date;
  side: StateSide;
  differences: readonly Difference[];
  hasLostPicture: boolean;
  historyUrl: string;
  answer: QuestionAnswer;
};

export function RestoreVersionPage({ fields, title, version, at, side, differences, hasLostPicture, historyUrl, answer }: Props) {
  const state = `Stand vom ${formatDateTime(at)}${side === "before" ? " vor dieser Änderung" : ""}`;
  const cancel = { url: historyUrl, text: differences.length > 0 ? "Abbrechen" : "Zum Verlauf" };
  return (
    <QuestionPage
      question={`${quoted(title)} auf einen früheren Stand zurücksetzen?`}
      answer={answer}
      schema={loadSchema}
      fields={{ version }}
      button={differences.length > 0 ? { text: "Zurücksetzen", pending: "Wird zurückgesetzt …" } : null}
      cancel={cancel}
      tone="info"
    >
      <div className="stack">
        <p>{differences.length > 0 ? `Diese Felder werden wieder wie im ${state}:` : `Der ${state} gilt bereits.`}</p>
        <DifferenceList fields={fields} differences={differences} />
        {hasLostPicture ? <p>Das Bild von damals gibt es nicht mehr: Es bleibt beim jetzigen.</p> : null}
      </div>
    </QuestionPage>
  );
}
