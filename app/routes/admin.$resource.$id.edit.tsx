import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findDraftNote } from "~/domain/desk/drafts.server";
import { can } from "~/domain/people/access/permissions";
import { EditScreen } from "~/domain/record/edit-screen";
import { formValuesOf } from "~/domain/record/form-values";
import { labelsOf } from "~/domain/record/resource-labels";
import { listOutdatedTexts } from "~/domain/record/translations.server";
import { FORMS } from "~/domain/resource-forms";
import { resourceScreen, useResource } from "~/domain/resource-views";
import { resourceNameFrom, RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { deletionToUndo, seenVersion } from "~/http/conflict.server";
import { answerOpened, isReadOnly, openStoredForm } from "~/http/edit-form.server";
import { answerSave, findRestoreLink, saveTextsOf } from "~/http/record-answers.server";
import { readEditedRecord } from "~/http/record-form.server";
import { requireResourcePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { listUrlAt, rowMark } from "~/ui/admin/address";

export const { meta, ErrorBoundary } = resourceScreen("edit");

export async function loader({ request, params: { resource: word, id = "" } }: LoaderFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "read", resourceNameFrom(word));
  const record = await RECORDS[resource].find(id);
  const stored = record && { title: record.title, values: { ...formValuesOf(record.values), version: record.version } };
  const place = { resource, recordId: id };
  const outdated = record ? await listOutdatedTexts(place, record.values) : [];
  const restore = record ? null : await findRestoreLink(user, resource, id);
  const [opened, draft] = [await openStoredForm(request, user, stored), await findDraftNote(place)];
  return answerOpened({ ...opened, place, draft, isReadOnly: isReadOnly(user, place), outdated, restore });
}

export async function action({ request, params: { resource: word, id = "" } }: ActionFunctionArgs) {
  const { resource: name, user } = await requireResourcePermission(request, "update", resourceNameFrom(word));
  const [resource, records] = [RESOURCES[name], RECORDS[name]];
  const form = await readEditedRecord(request, resource, user.adminUserId);
  const urls = paths.admin.records(resource.path);
  const listUrl = listUrlAt(urls.list(), new URL(request.url).searchParams);
  const deletion = deletionToUndo(request);
  return answerSave(request, form, {
    save: ({ version, ...values }) => {
      const edit = { id, version, form: values, by: user.adminUserId, seen: seenVersion(request) };
      return deletion === null ? records.update(edit) : records.updateDeleted({ ...edit, deletion });
    },
    listUrl: `${listUrl}#${rowMark(id)}`,
    resetUrl: (state) => urls.reset(id, state),
    ...saveTextsOf(request, { table: records.table, texts: resource.texts }, { isNew: false, hasNewPicture: form.ok && form.pictureUrl !== null }),
    mayCreate: can(user, "create", name),
    findDeleted: async ({ version }) => {
      const record = await records.findDeleted(id);
      return record && { record, version };
    },
  });
}

export default function EditRecord() {
  const [opened, answer] = [useLoaderData<typeof loader>(), useActionData<typeof action>()];
  const resource = useResource();
  return <EditScreen labels={labelsOf(RESOURCES[resource])} form={FORMS[resource]} opened={opened} answer={answer} />;
}
