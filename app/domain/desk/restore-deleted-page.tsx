import { formatDateTime } from "~/ui/admin/dates";
import { inputsOf } from "~/ui/admin/form-inputs";
import { ShownValue, valueAt } from "~/ui/admin/shown-value";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { historyLabelsOf } from "../history-labels";
import type { ResourceName } from "../people/access/permissions";
import { type QuestionAnswer, QuestionPage } from "../record/question-page";

const { Form, HiddenField, SubmitButton } = formOf(() => import("../record/resource-schemas").then(({ restoreDeletedSchema }) => restoreDeletedSchema));

type Props = {
  resource: ResourceName;
  name: string;
  who: string;
  at: Date;
  deletion: string;
  values: Readonly<Record<string, unknown>>;
  hasLostPicture: boolean;
  trashUrl: string;
  answer: QuestionAnswer;
};

export function RestoreDeletedPage({ resource, name, who, at, deletion, values, hasLostPicture, trashUrl, answer }: Props) {
  const form = (reply: FormReply | undefined) => (
    <Form key={deletion} defaultValue={{ deletion }} reply={reply}>
      <HiddenField name="deletion" />
      <SubmitButton pending="Wird wiederhergestellt …">Wiederherstellen</SubmitButton>
    </Form>
  );
  return (
    <QuestionPage
      question={`Möchten Sie „${name}“ wiederherstellen?`}
      answer={answer}
      changed="Dieser Eintrag wurde inzwischen noch einmal gelöscht."
      form={form}
      cancel={{ url: trashUrl }}
      tone="info"
    >
      <div className="stack">
        <p>{`Gelöscht am ${formatDateTime(at)} von ${who}. Wo es eine Reihenfolge gibt, kommt der Eintrag an ihr Ende.`}</p>
        <Values resource={resource} values={values} />
        {hasLostPicture ? <p>Das Bild gibt es nicht mehr: Der Eintrag kommt ohne Bild zurück.</p> : null}
      </div>
    </QuestionPage>
  );
}

function Values({ resource, values }: Pick<Props, "resource" | "values">) {
  const fields = Object.entries(historyLabelsOf(resource).fields).filter(([name]) => inputsOf(valueAt(values, name), "value").length > 0);
  return (
    <dl className="texts">
      {fields.map(([name, field]) => (
        <div className="text" key={name}>
          <dt className="text-label">{field.label}</dt>
          <dd className="text-value" lang={field.lang}>
            <ShownValue field={field} value={valueAt(values, name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
