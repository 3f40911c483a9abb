import { useParams, useSearchParams } from "@remix-run/react";
import type { ComponentType } from "react";
import { paths } from "~/paths";
import { type LabeledUrl, listUrlAt } from "~/ui/admin/address";
import { BackLink, HistoryLink, PageHeader } from "~/ui/admin/page-parts";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { type Gone, GonePage } from "~/ui/admin/gone-page";
import { NotFoundPanel } from "~/ui/admin/action-result-page";
import { readableTitle } from "~/ui/admin/route-error";
import { DraftContextProvider } from "~/ui/form/draft-context";
import { OutdatedTextsProvider } from "~/ui/form/field-language";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import type { RecordRef } from "./any-record";
import { type DraftNote, LiveForm } from "./draft-note";
import { DELETED } from "./record-notices";
import type { RecordFormProps } from "./resource-form";
import type { ResourceLabels } from "./resource-labels";

export type EditAnswer = { conflict?: Conflict; gone?: Gone; reply?: FormReply } | undefined;

type EditProps = {
  labels: ResourceLabels;
  form: ComponentType<RecordFormProps>;
  /** `place` and `draft` are set if the form can also be saved as a draft. */
  opened: {
    title: string;
    values: FormValues | null;
    isRestored: boolean;
    place?: RecordRef;
    draft?: DraftNote;
    isReadOnly?: boolean;
    outdated?: readonly string[];
    restore?: LabeledUrl | null;
  };
  answer: EditAnswer;
  isNew?: boolean;
  conflictUrl?: string;
};

export function EditScreen({ labels, form: Form, opened, answer, isNew = false, conflictUrl }: EditProps) {
  const { title, values, isRestored, place, draft = null, isReadOnly = false, outdated = [], restore } = opened;
  const { fields } = labels;
  const editTitle = readableTitle(labels.editTitle, isReadOnly);
  const [search] = useSearchParams();
  const list = { text: search.get("q") ? "Suche" : labels.list.text, url: listUrlAt(labels.list.url, search) };
  const cancel = { url: list.url };
  if (answer?.conflict) {
    return <ConflictPage conflict={answer.conflict} fields={fields} cancel={cancel} action={conflictUrl} />;
  }
  if (answer?.gone) {
    const anew = { url: labels.newUrl, text: labels.saveAsNew };
    return <GonePage gone={answer.gone} fields={fields} anew={anew} cancel={cancel} />;
  }
  if (!answer && !values) {
    return (
      <>
        <BackLink back={restore && list} />
        <NotFoundPanel list={restore ?? list} text={restore ? DELETED : labels.missing} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title || editTitle} lead={title ? editTitle : undefined} back={list}>
        <RecordHistoryLink labels={labels} />
      </PageHeader>
      <LiveForm place={place} note={draft} isReadOnly={isReadOnly}>
        <OutdatedTextsProvider value={outdated}>
          <Form values={values ?? {}} isRestored={isRestored} reply={answer?.reply} isNew={isNew} />
        </OutdatedTextsProvider>
      </LiveForm>
    </>
  );
}

function RecordHistoryLink({ labels: { historyUrl } }: Pick<EditProps, "labels">) {
  const { id } = useParams();
  return id === undefined || historyUrl === null ? null : <HistoryLink to={historyUrl(id)} />;
}

type NewProps = Pick<EditProps, "labels" | "form" | "answer"> & {
  /** Set for people who may create a draft of the record. */
  resource?: string;
  opened: { values: FormValues; isRestored: boolean };
};

export function NewScreen({ labels, form: Form, resource, opened, answer }: NewProps) {
  const { id } = opened.values;
  const draft = resource && typeof id === "string" ? { of: "live" as const, url: paths.admin.drafts.new({ resource, recordId: id }) } : null;
  return (
    <>
      <PageHeader title={labels.newTitle} back={labels.list} />
      <DraftContextProvider value={draft}>
        <Form {...opened} reply={answer?.reply} isNew />
      </DraftContextProvider>
    </>
  );
}
