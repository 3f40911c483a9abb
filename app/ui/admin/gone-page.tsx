import { quoted } from "~/i18n/quoted";
import type { LabeledUrl } from "./address";
import type { ConflictFields } from "./conflict-fieldset";
import { Announcement } from "./conflict-page";
import { formatDateTime } from "./dates";
import { PageHeader } from "./page-header";
import { SHOWN_BUT_NOT_SAVED, SendTyped, TypedValues } from "./typed-values";
import { useDraftContext } from "../form/draft-context";
import { AnswerLeaveWarning } from "../form/leave-warning";
import { FormActions } from "../form/form-actions";

/** `newId` is null for people who may not create a record. */
export type Gone = {
  values: Record<string, unknown>;
  newId: string | null;
  /** `url` restores the record with the values of this form; null if that is impossible. `who` with its verb. */
  back: { name: string; who: string; at: Date; version: number; url: string } | null;
};

type Props = {
  gone: Gone;
  fields: ConflictFields;
  anew: LabeledUrl;
  cancel: { url: string; text?: string };
};

export function GonePage({ gone: { values, newId, back }, fields, anew, cancel }: Props) {
  const isDraft = useDraftContext()?.of === "draft";
  return (
    <>
      <Announcement>
        <PageHeader title="Inzwischen gelöscht" lead={<Lead back={back} mayCreate={newId !== null} />} />
      </Announcement>
      <TypedValues values={values} fields={fields} />
      <AnswerLeaveWarning />
      {newId === null ? null : <SendTyped values={{ ...values, id: newId }} {...anew} cancel={back ? undefined : cancel} />}
      {back ? <SendTyped values={{ ...values, version: back.version }} url={back.url} text={`Wiederherstellen und ${isDraft ? "als Entwurf ablegen" : "speichern"}`} cancel={cancel} /> : null}
      {newId === null && back === null ? <FormActions cancel={{ ...cancel, text: "Zur Liste" }}>{null}</FormActions> : null}
    </>
  );
}

function Lead({ back, mayCreate }: Pick<Gone, "back"> & { mayCreate: boolean }) {
  const name = back ? quoted(back.name) : "diesen Eintrag";
  const who = back ? `${back.who} den Eintrag gelöscht (${formatDateTime(back.at)} Uhr)` : "hat ihn jemand anderes gelöscht";
  return (
    <>
      Während Sie {name} bearbeitet haben, {who}. {SHOWN_BUT_NOT_SAVED} {wayOn(back !== null, mayCreate)}
    </>
  );
}

function wayOn(canReturn: boolean, mayCreate: boolean): string {
  if (canReturn) return "Beim Wiederherstellen werden sie gespeichert.";
  if (mayCreate) return "Sie können daraus einen neuen Eintrag machen.";
  return "Bitte kopieren Sie, was Sie noch brauchen: Einen neuen Eintrag dürfen Sie nicht anlegen.";
}
