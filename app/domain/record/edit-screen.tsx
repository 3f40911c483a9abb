import { useParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { type Gone, GonePage } from "~/ui/admin/gone-page";
import { NotFoundPanel } from "~/ui/admin/not-found-panel";
import { PageHeader } from "~/ui/admin/page-header";
import { DraftContextProvider } from "~/ui/form/draft-context";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import type { DraftPlace } from "./draft";
import { type DraftNote, LiveForm } from "./draft-note";
import type { ResourceName } from "../resources";

/** What a resource says about itself where its past is shown. */
export type HistoryLabels = {
  list: { url: string; text: string };
  /** What each field is called where two edits meet and where changes are told, and how its value looks. */
  fields: Readonly<Record<string, ConflictField>>;
};

/** What a resource says about itself on the screens of its records. */
export type ResourceLabels = HistoryLabels & {
  newUrl: string;
  /** "Neues Mitglied" */
  newTitle: string;
  /** "Mitglied bearbeiten" */
  editTitle: string;
  /** "Als neues Mitglied speichern" */
  saveAnew: string;
  /** What is said where there is no such record; without it the usual. */
  missing?: string;
  /** Null where no way leads there. */
  historyUrl: ((id: string) => string) | null;
};

export type RecordFormProps = {
  values: FormValues;
  reply: FormReply | undefined;
  /** The values were typed before the session ended. */
  isRestored: boolean;
};

type RecordFormView = (props: RecordFormProps) => ReactNode;

type EditProps = {
  words: ResourceLabels;
  form: RecordFormView;
  /** `place` and `draft` where the form saves what is live, which can be kept as a draft instead. */
  opened: { title: string; values: FormValues | null; isRestored: boolean; place?: DraftPlace; draft?: DraftNote };
  answer: { conflict: Conflict } | { gone: Gone } | { reply: FormReply } | undefined;
  /** Where the choice between two edits is sent, if not to the address of the page. */
  conflictUrl?: string;
};

/** The screen of a stored record: its form, or what became of it when others worked on the same one. */
export function EditScreen({ words, form: Form, opened, answer, conflictUrl }: EditProps) {
  const { title, values, isRestored, place, draft = null } = opened;
  const cancel = { url: words.list.url, text: "Abbrechen" };
  if (answer && "conflict" in answer) {
    return <ConflictPage conflict={answer.conflict} fields={words.fields} cancel={cancel} action={conflictUrl} />;
  }
  if (answer && "gone" in answer) {
    const anew = { url: words.newUrl, text: words.saveAnew };
    return <GonePage gone={answer.gone} fields={words.fields} anew={anew} cancel={cancel} />;
  }
  if (!answer && !values) return <NotFoundPanel list={words.list} text={words.missing} />;
  const form = <Form values={values ?? {}} isRestored={isRestored} reply={answer?.reply} />;
  return (
    <>
      <PageHeader title={title || words.editTitle} lead={title ? words.editTitle : undefined} back={words.list}>
        <HistoryLink words={words} />
      </PageHeader>
      {place ? (
        <LiveForm place={place} note={draft}>
          {form}
        </LiveForm>
      ) : (
        form
      )}
    </>
  );
}

function HistoryLink({ words }: { words: ResourceLabels }) {
  const { id } = useParams();
  if (id === undefined || words.historyUrl === null) return null;
  return (
    <ButtonLink to={words.historyUrl(id)} icon="clock">
      Verlauf
    </ButtonLink>
  );
}

type NewProps = {
  words: ResourceLabels;
  form: RecordFormView;
  /** Of records that can be kept as a draft before they are live. */
  resource?: ResourceName;
  opened: { values: FormValues; isRestored: boolean };
  answer: EditProps["answer"];
};

/** The screen of a record that is not there yet. */
export function NewScreen({ words, form: Form, resource, opened, answer }: NewProps) {
  const { id } = opened.values;
  const way = resource && typeof id === "string" ? { of: "live" as const, url: paths.admin.drafts.new({ resource, recordId: id }) } : null;
  return (
    <>
      <PageHeader title={words.newTitle} back={words.list} />
      <DraftContextProvider value={way}>
        <Form {...opened} reply={answer && "reply" in answer ? answer.reply : undefined} />
      </DraftContextProvider>
    </>
  );
}
