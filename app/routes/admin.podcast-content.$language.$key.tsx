import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { podcastSections, readPodcastSection, writtenForm } from "~/domain/texts/podcast-sections.server";
import { NOT_SAVED, SAVED, sectionKind } from "~/domain/texts/podcast-section";
import { podcastSchemas } from "~/domain/texts/podcast-schema";
import { PodcastSectionScreen } from "~/domain/texts/podcast-section-form";
import { saveText } from "~/domain/texts/text-kind.server";
import { textFieldsIn } from "~/domain/texts/text-views";
import { takeExpiredPost } from "~/http/expired-post.server";
import { isReadOnly } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { requireTextKey } from "~/http/text-form.server";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Podcast-Inhalte");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "podcast_content");
  const key = requireTextKey(sectionKind, params);
  const unsaved = await takeExpiredPost(request, user);
  return { section: await readPodcastSection(key), restored: unsaved?.fields ?? null, isReadOnly: isReadOnly(user, { resource: "podcast_content" }) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "podcast_content");
  const key = requireTextKey(sectionKind, params);
  const read = await readForm(request, podcastSchemas[key.key]);
  if (!read.ok) return invalid(read.reply);
  const { version, ...typed } = read.value;
  const form = writtenForm(key, typed);
  return answerSave(request, () => saveText(podcastSections, key, { form, version, by }), {
    listUrl: paths.admin.podcastContent.list(key.language),
    resetUrl: paths.admin.podcastContent.section(key.language, key.key).reset,
    saved: () => ({ text: SAVED, screen: "podcast", language: key.language }),
    failed: NOT_SAVED,
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

export default function PodcastSection() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <PodcastSectionScreen {...opened} answer={answer} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Inhalte" fields={textFieldsIn(useParams())} />;
}
