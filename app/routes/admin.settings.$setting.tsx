import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { CompanyForm, ShowreelPanel } from "~/domain/company/company-form";
import { COMPANY_FIELDS } from "~/domain/company/company-labels";
import { companySchema } from "~/domain/company/company-schema";
import { companySetting } from "~/domain/company/company.server";
import { afterSaving, FirstRunSteps } from "~/domain/company/first-run";
import { can } from "~/domain/people/access/permissions";
import { lookSetting } from "~/domain/system/look.server";
import { LookForm, SiteLanguagesForm } from "~/domain/system/setting-forms";
import { LOOK_FIELDS, SITE_LANGUAGES_FIELDS } from "~/domain/system/setting-labels";
import { lookSchema, siteLanguagesSchema } from "~/domain/system/setting-schemas";
import { languagesSetting } from "~/domain/system/site-languages.server";
import type { EditAnswer } from "~/domain/record/edit-screen";
import { settingForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { stepAt } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";
import { HistoryLink } from "~/ui/admin/button-link";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { PageHeader } from "~/ui/admin/page-header";
import { ReadOnlyProvider } from "~/ui/form/read-only";

const SCREENS = {
  company: {
    here: paths.admin.company,
    title: "Angaben zur Firma",
    lead: "Was die ganze Website über die Firma sagt: in Fußzeile, Kontakt, Rechtstexten und für Suchmaschinen.",
    fields: COMPANY_FIELDS,
    form: CompanyForm,
  },
  languages: {
    here: paths.admin.languages,
    title: "Sprachen",
    lead: "In welchen Sprachen Besucher die Website sehen.",
    fields: SITE_LANGUAGES_FIELDS,
    form: SiteLanguagesForm,
  },
  look: {
    here: paths.admin.look,
    title: "Logo und Farben",
    lead: "Wie die Website aussieht. Gilt sofort auf allen Seiten.",
    fields: LOOK_FIELDS,
    form: LookForm,
  },
};

export const { meta, ErrorBoundary } = adminScreen(({ location }) => ({ ...SCREENS[stepAt(SCREENS, location)], failure: "Fehler beim Laden der Einstellungen" }));

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  const setting = stepAt(SCREENS, new URL(request.url));
  const opened = await SETTINGS[setting].open(request, user);
  return { ...opened, mayEditTexts: !opened.isReadOnly && can(user, "update", "pages") };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  const setting = stepAt(SCREENS, new URL(request.url));
  return SETTINGS[setting].save(request, { by, listUrl: afterSaving(request, SCREENS[setting].here) });
}

const SETTINGS = {
  company: settingForm(companySetting, { schema: companySchema, said: { text: "Die Angaben zur Firma wurden gespeichert.", screen: "contact" } }),
  languages: settingForm(languagesSetting, {
    schema: siteLanguagesSchema,
    said: { text: "Die Sprachen wurden gespeichert.", screen: "home" },
    valuesOf: ({ languages }) => ({ languages: languages.split(",") }),
  }),
  look: settingForm(lookSetting, { schema: lookSchema, said: { text: "Logo und Farben wurden gespeichert.", screen: "home" }, pictureField: "logo_url" }),
};

export default function Setting() {
  const { mayEditTexts, id, values, isRestored, version, isReadOnly } = useLoaderData<typeof loader>();
  const answer: EditAnswer = useActionData<typeof action>();
  const setting = stepAt(SCREENS, useLocation());
  const { here, title, lead, fields, form: Form } = SCREENS[setting];
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} title={title} fields={fields} cancel={{ url: here }} />;
  return (
    <>
      <FirstRunSteps here={here} />
      <PageHeader title={title} lead={lead} back={{ url: paths.admin.settings, text: "Einstellungen" }}>
        <HistoryLink to={paths.admin.settingsPast.history(id)} />
      </PageHeader>
      <ReadOnlyProvider value={isReadOnly}>
        {/* the key resets the form to the stored values after saving */}
        <Form key={version} values={values} isRestored={isRestored} reply={answer?.reply} />
      </ReadOnlyProvider>
      {setting === "company" && mayEditTexts && <ShowreelPanel />}
    </>
  );
}
