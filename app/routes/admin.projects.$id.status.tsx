import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { projects } from "~/domain/projects/projects";
import { statusSchema } from "~/domain/record/resource-schemas";
import { CHANGED_MEANWHILE, NOT_SAVED } from "~/domain/record/record-notices";
import { RECORDS } from "~/domain/resources.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave, saveWordsOf } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { ActionResultPage } from "~/ui/admin/action-result-page";
import { rowMark, viewIn } from "~/ui/admin/address";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Projekt aktivieren");

export const ErrorBoundary = screenError(projects.texts.notLoaded);

const { projects: urls } = paths.admin;

/** Nothing to load: this page is seen when nothing was done, or by whoever comes back to it from the login. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "projects");
  return {};
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const user = await requirePermission(request, "update", "projects");
  const form = await readForm(request, statusSchema);
  if (!form.ok) return invalid(form.reply);
  const { version, is_active } = form.value;
  const { filter, page } = viewIn(new URL(request.url).searchParams);
  const { table, find, update } = RECORDS.projects;
  const change = async () => update({ id, version, form: { ...(await find(id))?.values, is_active }, by: user.adminUserId });
  return answerSave(request, change, {
    listUrl: `${urls.list(filter, page)}#${rowMark(id)}`,
    resetUrl: (state) => urls.reset(id, state),
    ...saveWordsOf(request, { table, texts: projects.texts }, { isNew: false, hasNewPicture: false }),
    reply: form.reply,
    values: { is_active },
    mayCreate: false,
  });
}

const NOTHING_SENT = "Ob ein Projekt auf der Website ist, ändern Sie mit den Knöpfen in der Liste.";

export default function ProjectStatus() {
  const answer = useActionData<typeof action>();
  const link = { url: urls.list(), text: "Zur Liste" };
  if (answer === undefined) return <ActionResultPage isProblem={false} title="Projekt aktivieren" text={NOTHING_SENT} link={link} />;
  return <ActionResultPage isProblem title="Nicht geändert" text={"reply" in answer ? NOT_SAVED : CHANGED_MEANWHILE} link={link} />;
}
