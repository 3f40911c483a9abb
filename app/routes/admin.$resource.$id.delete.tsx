import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { DeletionPage } from "~/domain/record/question-page";
import { versionSchema } from "~/domain/record/resource-schemas";
import { resourceScreen, useResource } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { notFound } from "~/http/errors";
import { invalid, readForm } from "~/http/read-form.server";
import { answerDeletion, deletionWordsOf } from "~/http/record-answers.server";
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
  return answerDeletion(request, () => remove({ id, version, by: user.adminUserId }), {
    listUrl: listUrlAt(paths.admin.records(resource.path).list(), new URL(request.url).searchParams),
    restorable: can(user, "update", name) ? { resource: name, recordId: id } : undefined,
    ...deletionWordsOf({ table, texts: resource.texts }),
    reply: form.reply,
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
