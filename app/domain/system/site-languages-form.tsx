import { LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { Panel } from "~/ui/admin/panel";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { useWayOut } from "../company/first-run";
import { namesOf, SITE_LANGUAGES_FIELDS } from "./setting-labels";

const { Form, CheckboxGroup, HiddenField, SubmitButton } = formOf(() => import("./setting-schemas").then(({ siteLanguagesSchema }) => siteLanguagesSchema));

const OPTIONS = TEXT_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

type Props = { values: FormValues; reply: FormReply | undefined; isRestored: boolean };

export function SiteLanguagesForm({ values, ...props }: Props) {
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

/** The same for who may only read it. */
export function SiteLanguagesOverview({ languages }: { languages: string }) {
  return (
    <Panel title="Sprachen der Website">
      <p>{namesOf(languages)}</p>
    </Panel>
  );
}

export function SiteLanguagesConflictPage({ conflict }: { conflict: Conflict }) {
  const cancel = { url: paths.admin.languages, text: "Abbrechen" };
  return <ConflictPage conflict={conflict} title="Sprachen" fields={SITE_LANGUAGES_FIELDS} cancel={cancel} />;
}
