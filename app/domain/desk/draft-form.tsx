import { lazy, Suspense } from "react";
import { paths } from "~/paths";
import { Announcement, ConflictPage } from "~/ui/admin/conflict-page";
import { NotFoundPanel } from "~/ui/admin/action-result-page";
import { PageHeader } from "~/ui/admin/page-header";
import { SHOWN_BUT_NOT_SAVED, SendTyped, TypedValues } from "~/ui/admin/typed-values";
import { AnswerLeaveWarning } from "~/ui/form/leave-warning";
import { DraftContextProvider } from "~/ui/form/draft-context";
import { FormActions } from "~/ui/form/form-actions";
import type { FormValues } from "~/ui/form/schema-form";
import type { ResourceName } from "../people/access/permissions";
import { type EditAnswer, EditScreen } from "../record/edit-screen";
import { labelsOf } from "../record/resource-labels";
import { FORMS } from "../resource-forms";
import { RESOURCES } from "../resources";
import type { DraftRef } from "./draft";
import { DRAFT_GONE } from "../record/record-notices";
import { draftFields, liveUrls } from "./draft-labels";
import type { TextSubject } from "./draft-text-form";

type Props = {
  place: DraftRef;
  subject: { kind: "new" | "record"; resource: ResourceName } | TextSubject;
  isNew: boolean;
  opened: { title: string; values: FormValues | null; isRestored: boolean };
  answer: (EditAnswer & { draftGone?: DraftGone }) | undefined;
  conflictUrl?: string;
};

/** `anew`: the first values of a new draft; null for people who may not create one. */
type DraftGone = { values: Record<string, unknown>; anew: FormValues | null };

export function DraftForm({ place, subject, isNew, opened, answer, conflictUrl }: Props) {
  if (answer?.draftGone) return <DraftGonePage place={place} {...answer.draftGone} />;
  return (
    <DraftContextProvider value={{ of: "draft" }}>
      {"resource" in subject ? (
        <EditScreen
          labels={{ ...labelsOf(RESOURCES[subject.resource]), ...labelsOfNew(subject.resource, answer), editTitle: subject.kind === "new" ? "Neuer Entwurf" : "Entwurf bearbeiten", missing: DRAFT_GONE, ...(isNew && NO_HISTORY) }}
          form={FORMS[subject.resource]}
          isNew={subject.kind === "new"}
          opened={opened}
          answer={answer}
          conflictUrl={conflictUrl}
        />
      ) : (
        <TextDraft place={place} subject={subject} opened={opened} answer={answer} conflictUrl={conflictUrl} />
      )}
    </DraftContextProvider>
  );
}

const NO_HISTORY = { historyUrl: null };

function labelsOfNew(resource: ResourceName, answer: Props["answer"]) {
  const newId = answer?.gone?.newId ?? null;
  return newId !== null && { newUrl: paths.admin.drafts.new({ resource, recordId: newId }), saveAsNew: SAVE_AS_NEW };
}

const SAVE_AS_NEW = "Als neuen Entwurf speichern";

const DRAFTS = { url: paths.admin.drafts.list(), text: "Entwürfe" };

/** Loaded lazily, because drafts of records need no forms of texts. */
const DraftTextForm = lazy(async () => ({ default: (await import("./draft-text-form")).DraftTextForm }));

function DraftGonePage({ place, values, anew }: DraftGone & { place: DraftRef }) {
  const cancel = { url: DRAFTS.url, text: "Zu den Entwürfen" };
  return (
    <>
      <Announcement>
        <PageHeader title="Entwurf nicht mehr da" lead={`${DRAFT_GONE} ${SHOWN_BUT_NOT_SAVED}`} />
      </Announcement>
      <TypedValues values={values} fields={draftFields(place)} />
      <AnswerLeaveWarning />
      {anew ? <SendTyped values={anew} url={paths.admin.drafts.new(place)} text={SAVE_AS_NEW} cancel={cancel} /> : <FormActions cancel={cancel}>{null}</FormActions>}
    </>
  );
}

type TextProps = Pick<Props, "place" | "opened" | "conflictUrl"> & { subject: TextSubject; answer: EditAnswer };

function TextDraft({ place, subject, opened, answer, conflictUrl }: TextProps) {
  const { title, values, isRestored } = opened;
  const cancel = { url: liveUrls(place).list };
  if (answer?.conflict) {
    return <ConflictPage conflict={answer.conflict} title={title} fields={draftFields(place)} cancel={cancel} action={conflictUrl} />;
  }
  if (!answer && !values) return <NotFoundPanel list={DRAFTS} text={DRAFT_GONE} />;
  const form = { values: values ?? {}, isRestored, reply: answer?.reply };
  return (
    <>
      <PageHeader title={title} lead="Entwurf bearbeiten" back={DRAFTS} />
      <Suspense>
        <DraftTextForm subject={subject} form={form} cancel={cancel} />
      </Suspense>
    </>
  );
}
