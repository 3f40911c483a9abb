import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PublishAllPage } from "~/domain/desk/publish-all-page";
import { answerPublications } from "~/http/draft-answers.server";
import { requirePublishAllPermission } from "~/http/draft-screens.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Alle veröffentlichen", failure: "Fehler beim Laden der Entwürfe" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { drafts } = await requirePublishAllPermission(request);
  return { drafts: drafts.map(({ differences, ...draft }) => ({ ...draft, isSame: differences.length === 0 })) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { user, drafts } = await requirePublishAllPermission(request);
  return answerPublications(request, { drafts, by: user.adminUserId });
}

export default function PublishAllDrafts() {
  return <PublishAllPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
