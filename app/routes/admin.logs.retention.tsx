import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LogTabs } from "~/domain/people/login-log/log-tabs";
import { findRetention } from "~/domain/people/login-log/retention.server";
import { RETENTION_FIELDS, RetentionForm } from "~/domain/people/login-log/retention-screens";
import { retentionSchema } from "~/domain/people/login-log/retention";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
import { formatDateTime } from "~/ui/admin/dates";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Aufbewahrung der Login-Logs", failure: "Fehler beim Laden der Einstellungen", fields: RETENTION_FIELDS });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "logs");
  const unsaved = await takeExpiredPost(request, user);
  const { form, version, ranAt } = await findRetention();
  return { values: unsaved ?? { ...form, version }, isRestored: unsaved !== null, version, ranAt };
}

/** Writes nothing: the next page shows the effect and asks for confirmation. */
export async function action({ request }: ActionFunctionArgs) {
  await requirePermission(request, "update", "logs");
  const form = await readForm(request, retentionSchema);
  if (!form.ok) return invalid(form.reply);
  const wanted = Object.entries(form.value).map(([name, value]): [string, string] => [name, value.toString()]);
  return redirect(paths.admin.logs.confirmRetention(Object.fromEntries(wanted)), 303);
}

export default function LogRetention() {
  const { values, isRestored, version, ranAt } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="Login-Logs" lead={ranAt ? `Zuletzt aufgeräumt am ${formatDateTime(ranAt)} Uhr.` : "Wird gleich aufgeräumt."} />
      <LogTabs current="retention" mayUpdate />
      <RetentionForm key={version} values={values} isRestored={isRestored} reply={answer?.reply} />
    </>
  );
}
