import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeletionPage } from "~/domain/record/deletion-page";
import { deletionSchema } from "~/domain/record/post-schemas";
import { ResourceError, textsOf, useResource } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { notFound } from "~/http/errors";
import { invalid, readForm } from "~/http/read-form.server";
import { answerDeletion, deletionWordsOf } from "~/http/record-answers.server";
import { requireResourcePermission } from "~/http/resource-guard.server";
import { paths } from "~/paths";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta: MetaFunction = ({ params }) => titled(textsOf(params.resource)?.delete ?? "Nicht gefunden");

export async function loader({ request, params: { resource: word, id = "" } }: LoaderFunctionArgs) {
  const { resource } = await requireResourcePermission(request, "delete", resourceNameFrom(word));
  const record = await RECORDS[resource].find(id);
  if (record === null) throw notFound();
  return { name: record.title, version: record.version };
}

export async function action({ request, params: { resource: word, id = "" } }: ActionFunctionArgs) {
  const { resource: name, user } = await requireResourcePermission(request, "delete", resourceNameFrom(word));
  const [resource, { table, remove }] = [RESOURCES[name], RECORDS[name]];
  const form = await readForm(request, deletionSchema);
  if (!form.ok) return invalid(form.reply);
  const { version } = form.value;
  return answerDeletion(request, () => remove({ id, version, by: user.adminUserId }), {
    listUrl: paths.admin.records(resource.path).list(),
    ...deletionWordsOf({ table, texts: resource.texts }),
    reply: form.reply,
  });
}

export default function DeleteRecord() {
  const { name, version } = useLoaderData<typeof loader>();
  const { path, texts } = RESOURCES[useResource()];
  const props = { version, answer: useActionData<typeof action>(), listUrl: paths.admin.records(path).list() };
  return (
    <DeletionPage {...props} question={texts.deleteQuestion(name)}>
      <p>{texts.deleteHint(name)}</p>
    </DeletionPage>
  );
}

export function ErrorBoundary() {
  return <ResourceError />;
}
