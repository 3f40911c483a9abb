import { useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/admin/button-link";
import type { ConflictField } from "~/ui/admin/clash-fieldset";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { type Gone, GonePage } from "~/ui/admin/gone-page";
import { NotThere } from "~/ui/admin/not-there";
import { PageHeader } from "~/ui/admin/page-header";
import type { FormReply, FormValues } from "~/ui/form/schema-form";

/** What a noun says about itself on the screens of its records. */
export type RecordWords = {
  list: { url: string; text: string };
  newUrl: string;
  /** "Neues Mitglied" */
  newTitle: string;
  /** "Mitglied bearbeiten" */
  editTitle: string;
  /** "Als neues Mitglied speichern" */
  saveAnew: string;
  historyUrl: (id: string) => string;
  /** What each field is called where two edits meet, and how its value looks. */
  fields: Readonly<Record<string, ConflictField>>;
};

export type RecordFormProps = {
  values: FormValues;
  reply: FormReply | undefined;
  /** The values were typed before the session ended. */
  isRestored: boolean;
};

type RecordFormView = (props: RecordFormProps) => ReactNode;

type EditProps = {
  words: RecordWords;
  form: RecordFormView;
  opened: { title: string; values: FormValues | null; isRestored: boolean };
  answer: { conflict: Conflict } | { gone: Gone } | { reply: FormReply } | undefined;
};

/** The screen of a stored record: its form, or what became of it when others worked on the same one. */
export function EditScreen({ words, form: Form, opened: { title, values, isRestored }, answer }: EditProps) {
  const cancel = { url: words.list.url, text: "Abbrechen" };
  if (answer && "conflict" in answer) {
    return <ConflictPage conflict={answer.conflict} title={title} fields={words.fields} cancel={cancel} />;
  }
  if (answer && "gone" in answer) {
    const anew = { url: words.newUrl, text: words.saveAnew };
    return <GonePage gone={answer.gone} fields={words.fields} anew={anew} cancel={cancel} />;
  }
  if (!answer && !values) return <NotThere list={words.list} />;
  return (
    <>
      <PageHeader title={title || words.editTitle} lead={title ? words.editTitle : undefined} back={words.list}>
        <HistoryLink words={words} />
      </PageHeader>
      <Form values={values ?? {}} isRestored={isRestored} reply={answer?.reply} />
    </>
  );
}

function HistoryLink({ words }: { words: RecordWords }) {
  const { id } = useParams();
  if (id === undefined) return null;
  return (
    <ButtonLink to={words.historyUrl(id)} icon="clock">
      Verlauf
    </ButtonLink>
  );
}

type NewProps = {
  words: RecordWords;
  form: RecordFormView;
  opened: { values: FormValues; isRestored: boolean };
  answer: EditProps["answer"];
};

/** The screen of a record that is not there yet. */
export function NewScreen({ words, form: Form, opened, answer }: NewProps) {
  return (
    <>
      <PageHeader title={words.newTitle} back={words.list} />
      <Form {...opened} reply={answer && "reply" in answer ? answer.reply : undefined} />
    </>
  );
}
