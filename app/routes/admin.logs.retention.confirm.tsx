import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RETENTION_FIELDS, RetentionPreview } from "~/domain/people/login-log/retention-screens";
import { findRetention, foreseeRetention, saveRetention } from "~/domain/people/login-log/retention.server";
import { retentionFrom, retentionSchema } from "~/domain/people/login-log/retention";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Aufbewahrung bestätigen", failure: "Fehler beim Laden der Einstellungen", fields: RETENTION_FIELDS });

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "logs");
  const stored = await findRetention();
  const wanted = retentionFrom(new URL(request.url).searchParams);
  const { version, ...form } = wanted ?? { ...stored.form, version: stored.version };
  return { form, version, effect: await foreseeRetention(form) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "logs");
  return answerSave(request, await readForm(request, retentionSchema), {
    save: ({ version, ...form }) => saveRetention({ form, version, by }),
    listUrl: paths.admin.logs.retention,
    saved: () => ({ text: "Einstellungen erfolgreich gespeichert!", screen: null, seconds: 3 }),
    failed: "Fehler beim Speichern der Einstellungen",
    mayCreate: false,
  });
}

export default function ConfirmRetention() {
  return <RetentionPreview {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
