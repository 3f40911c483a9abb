import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DRAFT_CHANGED, DRAFT_GONE } from "~/domain/record/record-notices";
import { DraftDifferences } from "~/domain/desk/draft-page";
import { findShownDraft } from "~/domain/desk/drafts.server";
import { loadVersionSchema, QuestionPage } from "~/domain/record/question-page";
import { answerDiscard } from "~/http/draft-answers.server";
import { requireDraftPermission } from "~/http/draft-screens.server";
import { requireFound } from "~/http/guard.server";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Entwurf verwerfen", failure: "Fehler beim Laden des Entwurfs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { place } = await requireDraftPermission(request, "update", params);
  return requireFound(await findShownDraft(place), DRAFT_GONE);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requireDraftPermission(request, "update", params);
  return answerDiscard(request, { place, by: user.adminUserId });
}

export default function DiscardDraft() {
  const { title, version, differences, ...place } = useLoaderData<typeof loader>();
  return (
    <QuestionPage
      question={`Entwurf ${quoted(title)} verwerfen?`}
      answer={useActionData<typeof action>()}
      changed={DRAFT_CHANGED}
      schema={loadVersionSchema}
      fields={{ version }}
      button={{ text: "Verwerfen" }}
      cancel={{ url: paths.admin.drafts.show(place) }}
    >
      <div className="stack">
        <p>Die Website bleibt, wie sie ist. Vorschau-Links dieses Entwurfs zeigen nichts mehr.</p>
        <DraftDifferences place={place} differences={differences} />
      </div>
    </QuestionPage>
  );
}
