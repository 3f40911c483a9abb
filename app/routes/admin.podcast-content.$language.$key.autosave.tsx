import type { ActionFunctionArgs } from "@remix-run/node";
import { differencesBetween } from "~/domain/record/differences";
import { podcastSchemas } from "~/domain/texts/podcast-schema";
import { podcastPlaceFrom } from "~/domain/texts/podcast-section";
import { savePodcastSection } from "~/domain/texts/save-podcast-section.server";
import { attempt } from "~/http/attempt.server";
import { CACHE } from "~/http/cache";
import { notFound } from "~/http/errors";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";

/** A section while somebody types: says in JSON which version it has now, and what others have saved into it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "podcast_content");
  const place = podcastPlaceFrom(params);
  if (place === null) throw notFound();
  const read = await readForm(request, podcastSchemas[place.key]);
  if (!read.ok) return answer(422);
  const { version, ...form } = read.value;
  const tried = await attempt(request, () => savePodcastSection(place, { form, version, by, how: "typing" }));
  if (tried.state === "error") return answer(503);
  if (!tried.value.ok) return answer(409);
  const { record } = tried.value;
  const others = differencesBetween(form, record.form).map(({ name, after }): [string, unknown] => [name, after ?? ""]);
  return answer(200, { version: record.version, others: Object.fromEntries(others) });
}

function answer(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": CACHE.never } });
}
