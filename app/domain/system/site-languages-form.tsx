import { LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { Panel } from "~/ui/admin/panel";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { useWayOut } from "../company/first-run";
import type { SettingFormProps } from "../company/setting-screen";

const { Form, CheckboxGroup, HiddenField, SubmitButton } = formOf(() => import("./setting-schemas").then(({ siteLanguagesSchema }) => siteLanguagesSchema));

const OPTIONS = TEXT_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

export function SiteLanguagesForm({ values, ...props }: SettingFormProps) {
  const wayOut = useWayOut(paths.admin.languages);
  return (
    <Form {...props} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <Panel title="Sprachen der Website" lead="Mindestens eine bleibt eingeschaltet. Steht eine Sprache nicht zur Wahl, springt Deutsch ein, sonst Spanisch.">
        <CheckboxGroup name="languages" label="Eingeschaltet" required options={OPTIONS} hint="Adressen einer ausgeschalteten Sprache führen zur selben Seite in einer anderen. Ihre Texte bleiben erhalten und lassen sich weiter bearbeiten." />
      </Panel>
      <FormActions cancel={wayOut}>
        <SubmitButton pending="Wird gespeichert …">Speichern</SubmitButton>
      </FormActions>
    </Form>
  );
}
