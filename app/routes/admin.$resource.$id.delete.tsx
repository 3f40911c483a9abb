import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { DeletionPage } from "~/domain/record/question-page";
import { deletedText } from "~/domain/record/record-notices";
import { versionSchema } from "~/domain/record/resource-schemas";
import { titleOf } from "~/domain/record/stored-record.server";
import { resourceScreen, useResource } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { notFound } from "~/http/errors";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerQuestion, undoOfDeletion } from "~/http/record-answers.server";
import { requireResourcePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { listUrlAt } from "~/ui/admin/address";

export const { meta, ErrorBoundary } = resourceScreen("delete");

export async function loader({ request, params: { resource: word, id = "" } }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "delete", resourceNameFrom(word));
  const record = await RECORDS[resource].find(id);
  if (record === null) throw notFound();
  return { name: record.title, version: record.version };
}

export async function action({ request, params: { resource: word, id = "" } }: ActionFunctionArgs) {
  const { resource: name, user } = await requireResourcePermission(request, "delete", resourceNameFrom(word));
  const [resource, { table, remove }] = [RESOURCES[name], RECORDS[name]];
  const form = await readForm(request, versionSchema);
  if (!form.ok) return invalid(form.reply);
  const { version } = form.value;
  const { deleted = deletedText, notDeleted: failed = "Fehler beim Löschen: Unbekannter Fehler" } = resource.texts;
  const back = listUrlAt(paths.admin.records(resource.path).list(), new URL(request.url).searchParams);
  return answerQuestion(request, () => remove({ id, version, by: user.adminUserId }), {
    reply: form.reply,
    failed,
    done: ({ record, deletion }) => {
      const wayBack = can(user, "update", name) ? undoOfDeletion({ resource: name, recordId: id }, { deletion, back }) : {};
      return redirectWithNotice(back, { kind: "success", text: deleted(titleOf(table, record)), ...wayBack });
    },
  });
}

export default function DeleteRecord() {
  const { name, version } = useLoaderData<typeof loader>();
  const { path, texts } = RESOURCES[useResource()];
  const props = { version, answer: useActionData<typeof action>(), listUrl: listUrlAt(paths.admin.records(path).list(), useSearchParams()[0]) };
  return (
    <DeletionPage {...props} question={texts.deleteQuestion(name)}>
      <p>{texts.deleteHint(name)}</p>
      <p>Im Papierkorb bleibt der Eintrag erhalten und lässt sich wiederherstellen.</p>
    </DeletionPage>
  );
}
