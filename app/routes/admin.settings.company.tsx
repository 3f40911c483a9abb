import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CompanyForm, ShowreelPanel } from "~/domain/company/company-form";
import { COMPANY_FIELDS } from "~/domain/company/company-labels";
import { companySchema } from "~/domain/company/company-schema";
import { afterSaving } from "~/domain/company/first-run";
import { SettingScreen } from "~/domain/company/setting-screen";
import { companySetting } from "~/domain/company/company.server";
import { can } from "~/domain/people/access/permissions";
import { requirePermission } from "~/http/guard.server";
import { answerSettingSave, openSetting } from "~/http/edit-form.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Angaben zur Firma", failure: "Fehler beim Laden der Einstellungen", fields: COMPANY_FIELDS });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  const opened = await openSetting(request, user, companySetting);
  return { ...opened, mayEditTexts: !opened.isReadOnly && can(user, "update", "pages") };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  return answerSettingSave(request, companySetting, {
    by,
    schema: companySchema,
    said: { text: "Die Angaben zur Firma wurden gespeichert.", screen: "contact" },
    listUrl: afterSaving(request, paths.admin.company),
  });
}

export default function CompanySettings() {
  const { mayEditTexts, ...opened } = useLoaderData<typeof loader>();
  return (
    <SettingScreen
      here={paths.admin.company}
      title="Angaben zur Firma"
      lead="Was die ganze Website über die Firma sagt: in Fußzeile, Kontakt, Rechtstexten und für Suchmaschinen."
      fields={COMPANY_FIELDS}
      opened={opened}
      answer={useActionData<typeof action>()}
      form={CompanyForm}
    >
      {mayEditTexts && <ShowreelPanel />}
    </SettingScreen>
  );
}
