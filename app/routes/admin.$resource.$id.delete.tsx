import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { DeletionPage } from "~/domain/record/question-page";
import { deletedText } from "~/domain/record/record-notices";
import { versionSchema } from "~/domain/record/resource-schemas";
import { titleOf } from "~/domain/record/resource-table.server";
import { resourceScreen, useResource } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { redirectWithNotice } from "~/http/notice.server";
import { answerQuestion } from "~/http/record-answers.server";
import { requireFound, requireResourcePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { listUrlAt, rowMark } from "~/ui/admin/address";

export const { meta, ErrorBoundary } = resourceScreen("delete");

export async function loader({ request, params: { resource: word, id = "" } }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "delete", resourceNameFrom(word));
  const record = requireFound(await RECORDS[resource].find(id));
  return { title: record.title, version: record.version };
}

export async function action({ request, params: { resource: word, id = "" } }: ActionFunctionArgs) {
  const { resource: name, user } = await requireResourcePermission(request, "delete", resourceNameFrom(word));
  const [resource, { table, remove }] = [RESOURCES[name], RECORDS[name]];
  const { deleted = deletedText, notDeleted: failed = "Fehler beim Löschen: Unbekannter Fehler" } = resource.texts;
  const back = listUrlAt(paths.admin.records(resource.path).list(), new URL(request.url).searchParams);
  return answerQuestion(request, versionSchema, {
    work: ({ version }) => remove({ id, version, by: user.adminUserId }),
    failed,
    done: ({ record, deletion }) => {
      const wayBack = can(user, "update", name) ? { undo: { url: paths.admin.trash.restore(name, id), fields: { deletion, back: `${back}#${rowMark(id)}` } } } : {};
      return redirectWithNotice(back, { kind: "success", text: deleted(titleOf(table, record)), ...wayBack });
    },
  });
}

export default function DeleteRecord() {
  const { title, version } = useLoaderData<typeof loader>();
  const { path, texts } = RESOURCES[useResource()];
  const props = { version, answer: useActionData<typeof action>(), listUrl: listUrlAt(paths.admin.records(path).list(), useSearchParams()[0]) };
  return (
    <DeletionPage {...props} name={title} question={texts.deleteQuestion}>
      <p>{texts.deleteHint(title)}</p>
      <p>Im Papierkorb bleibt der Eintrag erhalten und lässt sich wiederherstellen.</p>
    </DeletionPage>
  );
}
