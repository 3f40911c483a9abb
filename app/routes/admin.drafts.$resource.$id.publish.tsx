import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DRAFT_CHANGED, DRAFT_GONE } from "~/domain/record/record-notices";
import { draftFields } from "~/domain/desk/draft-labels";
import type { ShownDraft } from "~/domain/desk/draft";
import { DraftDifferences, StandingNotice } from "~/domain/desk/draft-page";
import { answerPublication } from "~/http/draft-answers.server";
import { requirePublishPermission } from "~/http/draft-screens.server";
import { requireFound } from "~/http/guard.server";
import { DEFAULT_LANGUAGE } from "~/i18n/languages";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { Confirmation } from "~/ui/admin/confirmation";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { useLanguageName } from "~/ui/admin/language-name";
import { NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";

export const { meta, ErrorBoundary } = adminScreen({ title: "Veröffentlichen", failure: "Fehler beim Laden des Entwurfs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { draft } = await requirePublishPermission(request, params);
  const found = requireFound(draft, DRAFT_GONE);
  return { title: found.title, draft: found };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requirePublishPermission(request, params);
  return answerPublication(request, { place, by: user.adminUserId });
}

const { drafts } = paths.admin;
const { Form, CheckboxGroup, HiddenField, SubmitButton } = formOf(() => import("~/domain/desk/desk-schemas").then(({ publishSchema }) => publishSchema));

type PublishAnswer = { hasChanged?: true; conflict?: Conflict; baseVersion?: number; reply?: FormReply } | undefined;

export default function PublishDraft() {
  const { draft } = useLoaderData<typeof loader>();
  const answer: PublishAnswer = useActionData<typeof action>();
  const { title, standing, differences } = draft;
  const cancel = { url: drafts.show(draft) };
  if (answer?.conflict) {
    const { conflict, baseVersion } = answer;
    return <ConflictPage conflict={conflict} fields={draftFields(draft)} cancel={cancel} action={drafts.edit(draft, baseVersion)} />;
  }
  const canPublish = standing !== "gone" && differences.length > 0;
  return (
    <>
      {answer?.hasChanged ? <NoticeBox notice={{ kind: "warning", text: DRAFT_CHANGED }} /> : null}
      <StandingNotice standing={standing} />
      <Confirmation
        question={`${quoted(title)} veröffentlichen?`}
        form={canPublish ? <PublishForm draft={draft} reply={answer?.reply} /> : null}
        cancel={cancel}
        tone="info"
      >
        <DraftDifferences place={draft} differences={differences} />
      </Confirmation>
    </>
  );
}

function PublishForm({ draft: { version, languages, standing }, reply }: { draft: ShownDraft; reply: FormReply | undefined }) {
  const [isNew, nameOf] = [standing === "new", useLanguageName()];
  const chosen = isNew ? languages.filter((language) => language !== DEFAULT_LANGUAGE) : languages;
  const options = chosen.map((language) => ({ value: language, label: nameOf(language) }));
  return (
    <Form key={version} defaultValue={{ version, languages }} reply={reply}>
      <HiddenField name="version" />
      {isNew ? <input type="hidden" name="languages" value={DEFAULT_LANGUAGE} /> : null}
      {options.length > 0 ? <CheckboxGroup name="languages" label={isNew ? "Mit dem deutschen Text auch" : "Sprachen"} hint="Was keinen Haken hat, bleibt ein Entwurf." required={!isNew} options={options} /> : null}
      <SubmitButton pending="Wird veröffentlicht …">Veröffentlichen</SubmitButton>
    </Form>
  );
}
