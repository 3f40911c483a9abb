import type { FactName } from "~/i18n/company";
import { TEXT_LANGUAGES } from "~/i18n/languages";
import { weekdayName, WEEKDAYS } from "~/i18n/weekdays";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { Panel } from "~/ui/admin/panel";
import { formOf } from "~/ui/form/form-of";
import type { OpenedForm } from "~/ui/form/schema-form";
import { COMPANY_FIELDS } from "./company-labels";
import { SettingActions } from "./first-run";

const { Form, HiddenField, SelectField, TextField, UrlField } = formOf(() => import("./company-schema").then(({ companySchema }) => companySchema));

type Section = { title: string; lead: string; facts: readonly FactName[] };

const SECTIONS: readonly Section[] = [
  { title: "Firma", lead: "Wie sie heißt und wer sie führt.", facts: ["name", "legal_name", "managing_director"] },
  {
    title: "Anschrift",
    lead: "In der Fußzeile, auf der Kontaktseite und in den Rechtstexten.",
    facts: ["street", "postal_code", "city", "district", "region", ...TEXT_LANGUAGES.map((language) => `country_${language}` as const), "country_code", "venue"],
  },
  { title: "Karte", lead: "Wo die Nadel auf der Karte steht.", facts: ["latitude", "longitude"] },
  { title: "Telefon und E-Mail", lead: "Wie man Sie erreicht.", facts: ["phone", "mobile", "email", "privacy_email", "portfolio_email"] },
  { title: "Öffnungszeiten", lead: "Auf der Kontaktseite, im Impressum und für Suchmaschinen.", facts: ["first_day", "last_day", "opens", "closes"] },
  { title: "Adressen im Netz", lead: "Ein leeres Netzwerk wird nicht gezeigt.", facts: ["contact_page_url", "facebook_url", "instagram_url", "linkedin_url"] },
  { title: "Agentur", lead: "Wer die Website gemacht hat. Ohne Namen steht unten auf den Seiten nichts davon.", facts: ["agency_name", "agency_url"] },
];

const HINTS: Partial<Record<FactName, string>> = {
  street: "Nach einem Umzug ändern Sie bitte auch Breite und Länge unter „Karte“.",
  venue: "Neben wem Sie zu finden sind: Der Link zur Karte sagt es. Ohne Nachbarn heißt er „Auf der Karte ansehen“.",
  country_code: "Zwei Großbuchstaben für Suchmaschinen.",
  latitude: "In Grad, zum Beispiel 39.521.",
  longitude: "In Grad, zum Beispiel 2.739.",
  opens: "Zum Beispiel 09:00.",
  closes: "Zum Beispiel 18:00.",
  contact_page_url: "Wohin die Buttons der Leistungen und der Sponsoren führen.",
};

const OPTIONAL: readonly FactName[] = ["district", "venue", "mobile", "facebook_url", "instagram_url", "linkedin_url", "agency_name", "agency_url"];

const LABELS = Object.fromEntries(Object.entries(COMPANY_FIELDS).map(([name, { label }]) => [name, label]));

export function CompanyForm({ values, ...props }: OpenedForm) {
  return (
    <Form {...props} labels={LABELS} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      {SECTIONS.map(({ title, lead, facts }) => (
        <Panel key={title} title={title} lead={lead}>
          <div className="form">
            {facts.map((name) => (
              <FactField key={name} name={name} />
            ))}
          </div>
        </Panel>
      ))}
      <SettingActions here={paths.admin.company} />
    </Form>
  );
}

function FactField({ name }: { name: FactName }) {
  const { label, lang } = COMPANY_FIELDS[name];
  if (name === "first_day" || name === "last_day") return <SelectField name={name} label={label} options={dayOptions()} required />;
  const props = { name, label, lang, hint: HINTS[name], required: !OPTIONAL.includes(name) };
  return name.endsWith("_url") ? <UrlField {...props} /> : <TextField {...props} autoComplete="off" />;
}

/** Not a constant: formatting the names of days takes 20 ms, which every start would pay. */
function dayOptions() {
  return WEEKDAYS.map((value) => ({ value, label: weekdayName(value, "de") }));
}

export function ShowreelPanel() {
  return (
    <Panel title="Showreel" lead="Die Adresse des Films ist ein Text der Startseite, in jeder Sprache.">
      <ButtonLink to={paths.admin.pageText("home", "showreel_url").edit} icon="pencil">
        Adresse des Showreels
      </ButtonLink>
    </Panel>
  );
}
