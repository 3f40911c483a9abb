import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { UPLOAD_HINT } from "../record/upload-rules";

const { Form, HiddenField, PictureField } = formOf(() => import("./media-schema").then(({ replacementSchema }) => replacementSchema));

/** `unsaved` was sent before the session ended. */
type Props = { version: number; replaced: string; unsaved: FormValues; reply: FormReply | undefined; cancelUrl: string };

export function ReplaceForm({ version, replaced, unsaved, reply, cancelUrl }: Props) {
  return (
    <Form key={version} defaultValue={{ ...unsaved, version }} reply={reply} sendsFile>
      <HiddenField name="version" />
      <section className="form-section" aria-label="Neue Datei">
        <PictureField name="file" label="Neue Datei" hint={UPLOAD_HINT} required replaced={replaced} alt="Bisheriges Bild" />
      </section>
      <SubmitActions cancel={{ url: cancelUrl }} pending="Wird ersetzt …">Ersetzen</SubmitActions>
    </Form>
  );
}
