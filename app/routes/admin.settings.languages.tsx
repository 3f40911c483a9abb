import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving } from "~/domain/company/first-run";
import { SettingScreen } from "~/domain/company/setting-screen";
import { languagesSetting } from "~/domain/system/site-languages.server";
import { SITE_LANGUAGES_FIELDS } from "~/domain/system/setting-labels";
import { SiteLanguagesForm } from "~/domain/system/setting-forms";
import { siteLanguagesSchema } from "~/domain/system/setting-schemas";
import { requirePermission } from "~/http/guard.server";
import { answerSettingSave, openSetting } from "~/http/edit-form.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Sprachen", failure: "Fehler beim Laden der Einstellungen", fields: SITE_LANGUAGES_FIELDS });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  return openSetting(request, user, languagesSetting, ({ languages }) => ({ languages: languages.split(",") }));
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  return answerSettingSave(request, languagesSetting, {
    by,
    schema: siteLanguagesSchema,
    said: { text: "Die Sprachen wurden gespeichert.", screen: "home" },
    listUrl: afterSaving(request, paths.admin.languages),
  });
}

export default function LanguageSettings() {
  return (
    <SettingScreen
      here={paths.admin.languages}
      title="Sprachen"
      lead="In welchen Sprachen Besucher die Website sehen."
      fields={SITE_LANGUAGES_FIELDS}
      opened={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      form={SiteLanguagesForm}
    />
  );
}
