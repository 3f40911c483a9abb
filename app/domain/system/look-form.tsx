import { Panel } from "~/ui/admin/panel";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { paths } from "~/paths";
import { useWayOut } from "../company/first-run";
import type { SettingFormProps } from "../company/setting-screen";
import { LOOK_FIELDS } from "./setting-labels";

const { Form, PictureField, ColorField, HiddenField, SubmitButton } = formOf(() => import("./setting-schemas").then(({ lookSchema }) => lookSchema));

/** The logo, and the two colours from which all others of the pages are made. */
export function LookForm({ values, ...props }: SettingFormProps) {
  const wayOut = useWayOut(paths.admin.look);
  return (
    <Form {...props} defaultValue={values} sendsFile warnsOnLeave>
      <HiddenField name="version" />
      <Panel title="Logo" lead="Steht oben auf jeder Seite. Ohne Logo steht dort der Name der Firma.">
        <PictureField
          name="file"
          keptIn="logo_url"
          label="Bild"
          alt="Bisheriges Logo"
          hint="PNG, WebP, JPEG oder GIF bis 5 MB. Am besten breit und mit durchsichtigem Grund."
        />
      </Panel>
      <Panel title="Farben" lead="Hellere und dunklere Töne werden daraus gemischt. Farben, auf denen man schlecht lesen könnte, werden nicht gespeichert.">
        <div className="form">
          <ColorField name="accent" label={LOOK_FIELDS.accent.label} hint="Links und Überschriften, und was unter der Maus aufleuchtet." required />
          <ColorField name="ink" label={LOOK_FIELDS.ink.label} hint="Text, Buttons, Fußzeile und dunkle Flächen." required />
        </div>
      </Panel>
      <FormActions cancel={wayOut}>
        <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      </FormActions>
    </Form>
  );
}
