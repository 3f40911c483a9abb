import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { publishSchema } from "~/domain/desk/desk-schemas";
import { publishDraft } from "~/domain/desk/draft-operations.server";
import { PublishPage } from "~/domain/desk/publish-page";
import { answerPublication } from "~/http/draft-answers.server";
import { requirePublishPermission } from "~/http/draft-screens.server";
import { notFound } from "~/http/errors";
import { invalid, readForm } from "~/http/read-form.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Veröffentlichen", failure: "Fehler beim Laden des Entwurfs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { draft } = await requirePublishPermission(request, params);
  if (draft === null) throw notFound();
  return { draft };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { place, user } = await requirePublishPermission(request, params);
  const form = await readForm(request, publishSchema);
  if (!form.ok) return invalid(form.reply);
  const { version, languages } = form.value;
  const publishing = { place, version, languages, by: user.adminUserId };
  return answerPublication(request, () => publishDraft(publishing), { place, languages, reply: form.reply });
}

export default function PublishDraft() {
  const { draft } = useLoaderData<typeof loader>();
  return <PublishPage draft={draft} answer={useActionData<typeof action>()} />;
}
