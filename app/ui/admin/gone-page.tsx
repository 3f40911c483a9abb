import { Form } from "@remix-run/react";
import type { ConflictField } from "./conflict-fieldset";
import { inputsOf } from "./form-inputs";
import { PageHeader } from "./page-header";
import { ShownValue, valueAt } from "./shown-value";
import { FormActions } from "../form/form-actions";
import { PendingProvider, useOneSubmit } from "../form/pending";
import { SubmitButton } from "../form/submit-button";

/** What was typed into the form of a record that somebody deleted meanwhile. `newId` is for who may make it anew. */
export type Gone = { values: Record<string, unknown>; newId: string | null };

type Props = {
  gone: Gone;
  /** What each field is called and how a value of it looks, by the field's name. */
  fields: Readonly<Record<string, ConflictField>>;
  /** Where the form of a new record is posted, and what its button says. */
  anew: { url: string; text: string };
  cancel: { url: string; text: string };
};

/** The record that was edited is gone: shows all that was typed, and makes a new one of it for who may do that. */
export function GonePage({ gone: { values, newId }, fields, anew, cancel }: Props) {
  return (
    <>
      <PageHeader title="Inzwischen gelöscht" lead={<Lead mayCreate={newId !== null} />} />
      <section className="panel" aria-label="Ihre Angaben">
        <dl className="texts">
          {Object.entries(fields).map(([name, field]) => (
            <TypedField key={name} field={field} value={valueAt(values, name)} />
          ))}
        </dl>
      </section>
      {newId === null ? (
        <FormActions cancel={{ ...cancel, text: "Zur Liste" }}>{null}</FormActions>
      ) : (
        <SaveAnew values={{ ...values, id: newId }} anew={anew} cancel={cancel} />
      )}
    </>
  );
}

function Lead({ mayCreate }: { mayCreate: boolean }) {
  return (
    <>
      Während Sie diesen Eintrag bearbeitet haben, hat ihn jemand anderes gelöscht. Ihre Angaben wurden nicht gespeichert;
      hier stehen sie vollständig.{" "}
      {mayCreate
        ? "Sie können daraus einen neuen Eintrag machen."
        : "Bitte kopieren Sie, was Sie noch brauchen: Einen neuen Eintrag dürfen Sie nicht anlegen."}
    </>
  );
}

/** What was left empty is not worth a line. */
function TypedField({ field, value }: { field: ConflictField; value: unknown }) {
  if (inputsOf(value, "value").length === 0) return null;
  return (
    <div className="text">
      <dt className="text-label">{field.label}</dt>
      <dd className="text-value" lang={field.lang}>
        <ShownValue field={field} value={value} />
      </dd>
    </div>
  );
}

type AnewProps = Pick<Props, "anew" | "cancel"> & { values: Record<string, unknown> };

function SaveAnew({ values, anew, cancel }: AnewProps) {
  const { isPending, submitOnce } = useOneSubmit();
  return (
    <PendingProvider value={isPending}>
      <Form method="post" action={anew.url} onSubmit={(event) => submitOnce(event, () => undefined)}>
        {inputsOf(values).map((input) => (
          <input key={`${input.name} ${input.value}`} type="hidden" {...input} />
        ))}
        <FormActions cancel={cancel}>
          <SubmitButton>{anew.text}</SubmitButton>
        </FormActions>
      </Form>
    </PendingProvider>
  );
}
