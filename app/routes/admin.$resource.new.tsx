import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { NewScreen } from "~/domain/record/edit-screen";
import { labelsOf } from "~/domain/record/resource-labels";
import { FORMS } from "~/domain/resource-forms";
import { resourceScreen, useResource } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { openForm } from "~/http/edit-form.server";
import { answerSave, findListUrl, saveTextsOf } from "~/http/record-answers.server";
import { readNewRecord } from "~/http/record-form.server";
import { requireResourcePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { rowMark } from "~/ui/admin/address";

export const { meta, ErrorBoundary } = resourceScreen("new");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "create", resourceNameFrom(params.resource));
  const search = new URL(request.url).searchParams;
  const opened = await openForm(request, user, { id: randomUUID(), ...RESOURCES[resource].opensWith?.(search) });
  return { opened, mayDraft: can(user, "update", resource) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource: name, user } = await requireResourcePermission(request, "create", resourceNameFrom(params.resource));
  const [resource, { table, create }] = [RESOURCES[name], RECORDS[name]];
  const form = await readNewRecord(request, resource, user.adminUserId);
  return answerSave(request, form, {
    save: ({ id, ...values }) => create({ id, form: values, by: user.adminUserId }),
    listUrl: async ({ id }) => `${await findListUrl(request, name, id)}#${rowMark(id)}`,
    ...saveTextsOf(request, { table, texts: resource.texts }, { isNew: true, hasNewPicture: form.ok && form.pictureUrl !== null }),
    formUrl: can(user, "update", name) ? ({ id }) => paths.admin.records(resource.path).edit(id) : null,
    mayCreate: true,
  });
}

export default function NewRecord() {
  const [{ opened, mayDraft }, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  const resource = useResource();
  return <NewScreen labels={labelsOf(RESOURCES[resource])} form={FORMS[resource]} resource={mayDraft ? resource : undefined} opened={opened} answer={answer} />;
}
