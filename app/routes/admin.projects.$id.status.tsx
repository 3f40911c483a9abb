import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { projects } from "~/domain/projects/projects";
import { statusSchema } from "~/domain/record/resource-schemas";
import { CHANGED_MEANWHILE, NOT_SAVED } from "~/domain/record/record-notices";
import { RECORDS } from "~/domain/resources.server";
import { throwFormWhileAway } from "~/http/faults.server";
import { requireFound, requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { answerSave, saveTextsOf } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { ActionResultPage } from "~/ui/admin/action-result-page";
import { listUrlAt, rowMark } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Projekt aktivieren", failure: projects.texts.notLoaded });

const { projects: urls } = paths.admin;

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "projects");
  return {};
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "projects");
  const { table, find, update } = RECORDS.projects;
  const texts = saveTextsOf(request, { table, texts: projects.texts }, { isNew: false, hasNewPicture: false });
  return answerSave(request, await readForm(request, statusSchema), {
    save: async ({ version, is_active }) => {
      const record = requireFound(await find(id));
      return update({ id, version, form: { ...record.values, is_active }, by: user.adminUserId });
    },
    listUrl: `${listUrlAt(urls.list(), new URL(request.url).searchParams)}#${rowMark(id)}`,
    resetUrl: (state) => urls.reset(id, state),
    ...texts,
    failed: async () => {
      const text = await texts.failed();
      await throwFormWhileAway(request, text);
      return text;
    },
    mayCreate: false,
  });
}

const NOTHING_SENT = "Ob ein Projekt auf der Website ist, ändern Sie mit den Buttons in der Liste.";

export default function ProjectStatus() {
  const answer = useActionData<typeof action>();
  const link = { url: urls.list(), text: "Zur Liste" };
  if (answer === undefined) return <ActionResultPage isProblem={false} title="Projekt aktivieren" text={NOTHING_SENT} link={link} />;
  const text = "reply" in answer ? (answer.reply.error?.[""]?.[0] ?? NOT_SAVED) : CHANGED_MEANWHILE;
  return <ActionResultPage isProblem title="Nicht geändert" text={text} link={link} />;
}
