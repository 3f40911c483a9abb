import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { differencesBetween } from "~/domain/record/history";
import { sectionKind } from "~/domain/texts/text-kinds";
import { podcastSections } from "~/domain/texts/podcast-sections.server";
import { saveText } from "~/domain/texts/text-kind.server";
import { attempt } from "~/http/attempt.server";
import { neverCached } from "~/http/answers";
import { reasonText } from "~/http/faults.server";
import { requireFound, requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { openedAtIn } from "~/http/text-form.server";
import { isLostLink, paths } from "~/paths";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "podcast_content");
  const { key, language } = requireFound(sectionKind.keyFrom(params));
  return redirect(paths.admin.podcastContent.section(language, key).edit);
}

/** Answers JSON: the section's version and what others have saved, or why nothing could be saved. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "podcast_content");
  const key = requireFound(sectionKind.keyFrom(params));
  const read = await readForm(request, podcastSections.schemaFor(key, isLostLink));
  if (!read.ok) return answer(422);
  const { version, ...form } = read.value;
  const tried = await attempt(request, () => saveText(podcastSections, key, { form, version, by, how: "typing", typedAt: openedAtIn(request) }));
  if (tried.state === "error") return answer(503, { reason: reasonText() });
  if (!tried.value.ok) return answer(409);
  const { record } = tried.value;
  const others = differencesBetween(form, record.form).map(({ name, after }): [string, unknown] => [name, after ?? ""]);
  return answer(200, { version: record.version, savedAt: record.updatedAt, others: Object.fromEntries(others) });
}

function answer(status: number, body: object = {}): Response {
  return Response.json(body, neverCached(status));
}
