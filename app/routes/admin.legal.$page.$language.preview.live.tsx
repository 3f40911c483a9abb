import type { ActionFunctionArgs } from "@remix-run/node";
import { parseLegalText } from "~/domain/texts/legal-markdown.server";
import { legalKind } from "~/domain/texts/legal-text";
import { legalSchema } from "~/domain/texts/legal-schema";
import { CACHE } from "~/http/cache";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { requireTextKey } from "~/http/text-form.server";

/** The text while somebody types: answers in JSON what its page would show. Nothing is saved. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requirePermission(request, "update", "pages");
  requireTextKey(legalKind, params);
  const read = await readForm(request, legalSchema);
  if (!read.ok) return answer(422);
  return answer(200, { preview: parseLegalText(read.value.content_value) });
}

function answer(status: number, body: object = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": CACHE.never } });
}
