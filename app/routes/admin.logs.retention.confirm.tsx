import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RetentionConflictPage, RetentionPreview } from "~/domain/people/login-log/retention-screens";
import { findRetention, foreseeRetention, saveRetention } from "~/domain/people/login-log/retention.server";
import { retentionFrom, retentionSchema } from "~/domain/people/login-log/retention";
import type { EditAnswer } from "~/domain/record/edit-screen";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Aufbewahrung bestätigen", failure: "Fehler beim Laden der Einstellungen" });

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
  const preview = useLoaderData<typeof loader>();
  const answer: EditAnswer = useActionData<typeof action>();
  if (answer?.conflict) return <RetentionConflictPage conflict={answer.conflict} />;
  const failure = answer?.reply?.error?.[""]?.[0];
  return <RetentionPreview {...preview} failure={failure} />;
}
