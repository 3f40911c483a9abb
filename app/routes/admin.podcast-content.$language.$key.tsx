import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readPodcastSection } from "~/domain/texts/podcast-sections.server";
import { NOT_SAVED, SAVED, sectionKind, sectionName } from "~/domain/texts/text-kinds";
import { PodcastSectionScreen } from "~/domain/texts/podcast-section-form";
import { textFieldsIn, textViewAt } from "~/domain/texts/text-views";
import { takeExpiredPost } from "~/http/expired-post.server";
import { isReadOnly } from "~/http/edit-form.server";
import { requireFound, requirePermission } from "~/http/guard.server";
import { answerTextSave } from "~/http/text-form.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen(({ params }) => ({ title: "Text bearbeiten", failure: "Fehler beim Laden der Inhalte", fields: textFieldsIn(params) }));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_content");
  const key = requireFound(sectionKind.keyFrom(params));
  return { title: sectionName(key), section: await readPodcastSection(key), restored: await takeExpiredPost(request, user), isReadOnly: isReadOnly(user, { resource: "podcast_content" }) };
}

export function action({ request, params }: ActionFunctionArgs) {
  return answerTextSave(request, params, { viewAt: textViewAt, failed: NOT_SAVED, said: SAVED });
}

export default function PodcastSection() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <PodcastSectionScreen {...opened} answer={answer} />;
}
