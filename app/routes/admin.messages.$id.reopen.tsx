import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { handlingSchema } from "~/domain/messages/handling-schema";
import { NotHandled } from "~/domain/messages/not-handled";
import { requirePermission } from "~/http/guard.server";
import { answerMessageMove } from "~/http/message-answers.server";
import { invalid, readForm } from "~/http/read-form.server";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Nachricht wieder öffnen");

/** Nothing to load: this page is seen when nothing was done, or by who comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "messages");
  return {};
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "messages");
  const form = await readForm(request, handlingSchema);
  if (!form.ok) return invalid(form.reply);
  return answerMessageMove({ id: params.id ?? "", version: form.value.version, by }, "new");
}

export default function MessageReopened() {
  return <NotHandled id={useParams().id ?? ""} answer={useActionData<typeof action>()} />;
}
