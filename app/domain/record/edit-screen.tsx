import { useParams, useSearchParams } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import { paths } from "~/paths";
import { type LabeledUrl, listUrlAt } from "~/ui/admin/address";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { type Gone, GonePage } from "~/ui/admin/gone-page";
import { NotFoundPanel } from "~/ui/admin/action-result-page";
import { BackLink, PageHeader } from "~/ui/admin/page-header";
import { readableTitle } from "~/ui/admin/route-error";
import { DraftContextProvider, type DraftContextValue } from "~/ui/form/draft-context";
import { OutdatedTextsProvider } from "~/ui/form/field-language";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { formatDateTime } from "~/ui/admin/dates";
import { NoticeBox } from "~/ui/admin/notice";
import { ReadOnlyProvider } from "~/ui/form/read-only";
import type { RecordRef } from "./any-record";
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

export type DraftNote = { who: string; at: Date } | null;

type Props = { place?: RecordRef; note: DraftNote; isReadOnly: boolean; children: ReactNode };

export function LiveForm({ place, note, isReadOnly, children }: Props) {
  if (place === undefined) return children;
  if (isReadOnly) return <ReadOnlyProvider value>{children}</ReadOnlyProvider>;
  const way: DraftContextValue = { of: "live", url: paths.admin.drafts.new(place) };
  return (
    <DraftContextProvider value={way}>
      {note ? <DraftIsThere place={place} note={note} /> : null}
      {children}
    </DraftContextProvider>
  );
}

function DraftIsThere({ place, note: { who, at } }: { place: RecordRef; note: NonNullable<DraftNote> }) {
  const { drafts } = paths.admin;
  const text = `Hierzu gibt es einen Entwurf, gespeichert von ${who} am ${formatDateTime(at)}. Dieses Formular zeigt, was jetzt auf der Website steht.`;
  return (
    <NoticeBox notice={{ kind: "info", text }}>
      <p className="row-buttons">
        <ButtonLink to={drafts.edit(place)} icon="pencil" size="sm">
          Entwurf weiterbearbeiten
        </ButtonLink>
        <ButtonLink to={drafts.show(place)} size="sm">
          Vergleichen
        </ButtonLink>
        <ButtonLink to={drafts.preview(place)} size="sm">
          Vorschau
        </ButtonLink>
        <ButtonLink to={drafts.publish(place)} size="sm">
          Veröffentlichen
        </ButtonLink>
        <ButtonLink to={drafts.discard(place)} size="sm" tone="quiet">
          Verwerfen
        </ButtonLink>
      </p>
    </NoticeBox>
  );
}
