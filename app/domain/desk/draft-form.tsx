import { lazy, Suspense } from "react";
import { paths } from "~/paths";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import type { Gone } from "~/ui/admin/gone-page";
import { PageHeader } from "~/ui/admin/page-header";
import { DraftContextProvider } from "~/ui/form/draft-context";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import type { ResourceName } from "../people/access/permissions";
import { EditScreen } from "../record/edit-screen";
import { labelsOf } from "../record/resource-labels";
import { FORMS } from "../resource-forms";
import { RESOURCES } from "../resources";
import type { DraftPlace } from "./draft";
import { draftFields, liveUrls } from "./draft-labels";
import type { TextSubject } from "./draft-text-form";

type Props = {
  place: DraftPlace;
  subject: { kind: "new" | "record"; resource: ResourceName } | TextSubject;
  /** Of a record that was never live. */
  isNew: boolean;
  opened: { title: string; values: FormValues | null; isRestored: boolean };
  answer: { conflict: Conflict } | { gone: Gone } | { reply: FormReply } | undefined;
  /** Where the choice between two drafts is sent. */
  conflictUrl?: string;
};

/** The form of a draft: that of its resource, which here saves nothing that is live. */
export function DraftForm({ place, subject, isNew, opened, answer, conflictUrl }: Props) {
  return (
    <DraftContextProvider value={{ of: "draft" }}>
      {"resource" in subject ? (
        <EditScreen
          words={{ ...labelsOf(RESOURCES[subject.resource]), editTitle: subject.kind === "new" ? "Neuer Entwurf" : "Entwurf bearbeiten", ...(isNew && NO_HISTORY) }}
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

/** why so late: whose draft is a record needs none of the forms of texts */
const DraftTextForm = lazy(async () => ({ default: (await import("./draft-text-form")).DraftTextForm }));

function TextDraft({ place, subject, opened, answer, conflictUrl }: Omit<Props, "isNew" | "subject"> & { subject: TextSubject }) {
  const { title, values, isRestored } = opened;
  const cancel = { url: liveUrls(place).list, text: "Abbrechen" };
  if (answer && "conflict" in answer) {
    return <ConflictPage conflict={answer.conflict} title={title} fields={draftFields(place)} cancel={cancel} action={conflictUrl} />;
  }
  const form = { values: values ?? {}, isRestored, reply: answer && "reply" in answer ? answer.reply : undefined };
  return (
    <>
      <PageHeader title={title} lead="Entwurf bearbeiten" back={{ url: paths.admin.drafts.list(), text: "Entwürfe" }} />
      <Suspense>
        <DraftTextForm subject={subject} form={form} cancel={cancel} />
      </Suspense>
    </>
  );
}
