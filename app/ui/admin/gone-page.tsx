import { PageHeader } from "./page-header";
import { SendTyped, type TypedFields, TypedValues } from "./typed-values";
import { FormActions } from "../form/form-actions";

/** What was typed into the form of a record that somebody deleted meanwhile. `newId` is for who may make it anew. */
export type Gone = { values: Record<string, unknown>; newId: string | null };

type Props = {
  gone: Gone;
  fields: TypedFields;
  /** Where the form of a new record is posted, and what its button says. */
  anew: { url: string; text: string };
  cancel: { url: string; text: string };
};

/** The record that was edited is gone: shows all that was typed, and makes a new one of it for who may do that. */
export function GonePage({ gone: { values, newId }, fields, anew, cancel }: Props) {
  return (
    <>
      <PageHeader title="Inzwischen gelöscht" lead={<Lead mayCreate={newId !== null} />} />
      <TypedValues values={values} fields={fields} />
      {newId === null ? (
        <FormActions cancel={{ ...cancel, text: "Zur Liste" }}>{null}</FormActions>
      ) : (
        <SendTyped values={{ ...values, id: newId }} {...anew} cancel={cancel} />
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
