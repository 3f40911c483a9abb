import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readPodcastSection } from "~/domain/texts/podcast-content-admin.server";
import { NOT_SAVED, SAVED } from "~/domain/texts/podcast-notices";
import { podcastSchemas } from "~/domain/texts/podcast-schema";
import { podcastPlaceFrom } from "~/domain/texts/podcast-section";
import { PodcastSectionScreen } from "~/domain/texts/podcast-section-screen";
import { savePodcastSection } from "~/domain/texts/save-podcast-section.server";
import { notFound } from "~/http/errors";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Podcast-Inhalte");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "podcast_content");
  const place = podcastPlaceFrom(params);
  if (place === null) throw notFound();
  const unsaved = await takeExpiredPost(request, user);
  return { section: await readPodcastSection(place), restored: unsaved?.fields ?? null };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "podcast_content");
  const place = podcastPlaceFrom(params);
  if (place === null) throw notFound();
  const read = await readForm(request, podcastSchemas[place.key]);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return answerSave(request, () => savePodcastSection(place, { form, version, by, how: "button" }), {
    listUrl: paths.admin.podcastContent.list(place.language),
    saved: () => ({ text: SAVED, screen: "podcast" }),
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
  return <RouteError failure="Fehler beim Laden der Inhalte" homeUrl={paths.admin.home} />;
}
