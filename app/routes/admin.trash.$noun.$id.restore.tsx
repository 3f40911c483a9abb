import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RECORDS } from "~/domain/records/all-records.server";
import { RECORD_URLS } from "~/domain/records/all-words";
import { revivalSchema } from "~/domain/records/post-schemas";
import { REVIVAL_FAILED, revivedText } from "~/domain/records/record-notices";
import { recordNounFrom } from "~/domain/records/record-nouns";
import { RevivalPage } from "~/domain/trash/revival-page";
import { notFound } from "~/http/errors";
import { invalid, readForm } from "~/http/read-form.server";
import { answerReturn } from "~/http/record-answers.server";
import { requireNounPermission } from "~/http/record-guard.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Wiederherstellen");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { noun } = await requireNounPermission(request, "update", recordNounFrom(params.noun));
  const deleted = await RECORDS[noun].findDeleted(params.id ?? "");
  if (deleted === null) throw notFound();
  return { noun, ...deleted };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { noun, user } = await requireNounPermission(request, "update", recordNounFrom(params.noun));
  const form = await readForm(request, revivalSchema);
  if (!form.ok) return invalid(form.reply);
  const revival = { id: params.id ?? "", deletion: form.value.deletion, by: user.adminUserId };
  return answerReturn(request, () => RECORDS[noun].revive(revival), {
    url: RECORD_URLS[noun].list(),
    said: revivedText,
    failed: REVIVAL_FAILED,
    reply: form.reply,
  });
}

export default function RestoreRecord() {
  const [deleted, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  return <RevivalPage {...deleted} trashUrl={paths.admin.trash.list()} answer={answer} />;
}
