import { paths } from "~/paths";
import { Panel } from "~/ui/admin/panel";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { columnNamed } from "./translation-files";

const { Form, FileField } = formOf(() => import("./desk-schemas").then(({ importSchema }) => importSchema));

export function ImportForm({ unsaved, reply }: { unsaved: FormValues; reply: FormReply | undefined }) {
  return (
    <Form defaultValue={unsaved} reply={reply} sendsFile>
      <Panel title="Datei auswählen" lead="Zuerst sehen Sie, was sich ändern würde. Gespeichert wird erst danach.">
        <FileField name="file" label="Datei" hint={`CSV oder JSON aus dem Export, höchstens 2 MB. Leere Zellen in der Spalte ${columnNamed("translation")} ändern nichts.`} accept=".csv,.tsv,.txt,.json,text/csv,application/json" required />
      </Panel>
      <SubmitActions cancel={{ url: paths.admin.textFiles.list }} pending="Wird geprüft …">Prüfen</SubmitActions>
    </Form>
  );
}
