import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { importSchema } from "~/domain/desk/desk-schemas";
import { keepImport } from "~/domain/desk/translation-import.server";
import { readTranslationFile } from "~/domain/desk/read-translation-file.server";
import { columnNamed, IMPORT_FAILED } from "~/domain/desk/translation-files";
import { attempt } from "~/http/attempt.server";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { faulty, invalid, readForm, refuse } from "~/http/read-form.server";
import { GERMAN_FORM_LABELS } from "~/i18n/form-labels";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { adminScreen } from "~/ui/admin/route-error";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";

export const { meta, ErrorBoundary } = adminScreen({ title: "Texte importieren", failure: "Fehler beim Laden der Seiteninhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "update", "pages");
  return { unsaved: (await takeExpiredPost(request, user)) ?? {} };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "pages");
  const form = await readForm(request, importSchema);
  if (!form.ok) return invalid(form.reply);
  const { file } = form.value;
  const read = await readTranslationFile(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return invalid(refuse(form.reply, { file: read.problem }));
  const kept = await attempt(request, () => keepImport({ file: read.file, fileName: file.name, by }));
  if (kept.state === "error") return faulty(refuse(form.reply, { file: GERMAN_FORM_LABELS.fileLost }), IMPORT_FAILED);
  return redirect(paths.admin.textFiles.dryRun(kept.value), { status: 303 });
}

const { Form, FileField } = formOf(() => import("~/domain/desk/desk-schemas").then((schemas) => schemas.importSchema));

const FILE_HINT = `CSV oder JSON aus dem Export, höchstens 2 MB. Leere Zellen in der Spalte ${columnNamed("translation")} ändern nichts.`;

export default function ImportTexts() {
  const { unsaved } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Texte importieren" lead="Eine Datei, die aus dem Export stammt und übersetzt wurde." back={{ url: paths.admin.textFiles.list, text: "Texte für Übersetzer" }} />
      <Form defaultValue={unsaved} reply={useActionData<typeof action>()?.reply} sendsFile>
        <Panel title="Datei auswählen" lead="Zuerst sehen Sie, was sich ändern würde. Gespeichert wird erst danach.">
          <FileField name="file" label="Datei" hint={FILE_HINT} accept=".csv,.tsv,.txt,.json,text/csv,application/json" required />
        </Panel>
        <SubmitActions cancel={{ url: paths.admin.textFiles.list }} pending="Wird geprüft …">Prüfen</SubmitActions>
      </Form>
    </>
  );
}
