import { formatDateTime } from "./dates";
import { PageHeader } from "./page-header";
import { SendTyped, type TypedFields, TypedValues } from "./typed-values";
import { AnswerLeaveWarning } from "../form/leave-warning";
import { FormActions } from "../form/form-actions";

/** What was typed into the form of a record that somebody deleted meanwhile. `newId` is for people who may make it anew. */
export type Gone = {
  values: Record<string, unknown>;
  newId: string | null;
  /** Who deleted it, and where the form brings it back; null for what cannot come back. */
  back: { name: string; who: string; at: Date; version: number; url: string } | null;
};

type Props = {
  gone: Gone;
  fields: TypedFields;
  /** Where the form of a new record is posted, and what its button says. */
  anew: { url: string; text: string };
  cancel: { url: string; text: string };
};

/** The record that was edited is gone: shows all that was typed, and makes a new one of it for people who may do that. */
export function GonePage({ gone: { values, newId, back }, fields, anew, cancel }: Props) {
  return (
    <>
      <PageHeader title="Inzwischen gelöscht" lead={<Lead back={back} mayCreate={newId !== null} />} />
      <TypedValues values={values} fields={fields} />
      <AnswerLeaveWarning />
      {newId === null ? null : <SendTyped values={{ ...values, id: newId }} {...anew} cancel={back ? undefined : cancel} />}
      {back ? <SendTyped values={{ ...values, version: back.version }} url={back.url} text="Wiederherstellen und speichern" cancel={cancel} /> : null}
      {newId === null && back === null ? <FormActions cancel={{ ...cancel, text: "Zur Liste" }}>{null}</FormActions> : null}
    </>
  );
}

function Lead({ back, mayCreate }: Pick<Gone, "back"> & { mayCreate: boolean }) {
  const name = back ? `„${back.name}“` : "diesen Eintrag";
  const who = back ? `${back.who} den Eintrag gelöscht (${formatDateTime(back.at)} Uhr)` : "ihn jemand anderes gelöscht";
  return (
    <>
      Während Sie {name} bearbeitet haben, hat {who}. Ihre Angaben wurden nicht gespeichert; hier
      stehen sie vollständig. {wayOn(back !== null, mayCreate)}
    </>
  );
}

function wayOn(canReturn: boolean, mayCreate: boolean): string {
  if (canReturn) return "Beim Wiederherstellen werden sie gespeichert.";
  if (mayCreate) return "Sie können daraus einen neuen Eintrag machen.";
  return "Bitte kopieren Sie, was Sie noch brauchen: Einen neuen Eintrag dürfen Sie nicht anlegen.";
}
