import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseLegalText } from "~/domain/texts/legal-markdown.server";
import { openedValuesOf } from "~/domain/desk/draft-values";
import { legalKind } from "~/domain/texts/legal-text";
import { legalSchema } from "~/domain/texts/legal-schema";
import { LegalScreen } from "~/domain/texts/legal-screen";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { openLegal, requireTextKey } from "~/http/text-form.server";
import { paths } from "~/paths";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Vorschau");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "pages");
  return openLegal(request, user, params);
}

/** The text as its page would show it, and all that was typed. Nothing is saved. */
export async function action({ request, params }: ActionFunctionArgs) {
  await requirePermission(request, "update", "pages");
  requireTextKey(legalKind, params);
  const read = await readForm(request, legalSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return { preview: parseLegalText(form.content_value), typed: { ...openedValuesOf({ resource: "legal" }, form), version } };
}

export default function PreviewLegal() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  if (answer && "preview" in answer) {
    return <LegalScreen {...opened} preview={answer.preview} values={answer.typed} isRestored answer={undefined} />;
  }
  return <LegalScreen {...opened} answer={answer} />;
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Seiteninhalte" homeUrl={paths.admin.home} />;
}
