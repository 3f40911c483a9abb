import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CompanyForm, CompanyOverview, ShowreelPanel } from "~/domain/company/company-form";
import { COMPANY_FIELDS } from "~/domain/company/company-labels";
import { companySchema } from "~/domain/company/company-schema";
import { COMPANY_ID } from "~/domain/company/company-id";
import { afterSaving } from "~/domain/company/first-run";
import { SettingScreen } from "~/domain/company/setting-screen";
import { companySetting } from "~/domain/company/company.server";
import { can } from "~/domain/people/access/permissions";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSettingSave, openSetting } from "~/http/edit-form.server";
import { paths } from "~/paths";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Angaben zur Firma");

export const ErrorBoundary = screenError("Fehler beim Laden der Einstellungen", COMPANY_FIELDS);

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  const opened = await openSetting(request, user, companySetting);
  return { ...opened, mayEditTexts: opened.edited !== null && can(user, "update", "pages") };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  const read = await readForm(request, companySchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return answerSettingSave(request, {
    id: COMPANY_ID,
    save: () => companySetting.save({ form, version, by }),
    said: { text: "Die Angaben zur Firma wurden gespeichert.", screen: "contact" },
    listUrl: afterSaving(request, paths.admin.company),
    reply: read.reply,
    values: form,
  });
}

export default function CompanySettings() {
  const { mayEditTexts, ...opened } = useLoaderData<typeof loader>();
  return (
    <SettingScreen
      here={paths.admin.company}
      id={COMPANY_ID}
      title="Angaben zur Firma"
      lead="Was die ganze Website über die Firma sagt: in Fußzeile, Kontakt, Rechtstexten und für Suchmaschinen."
      fields={COMPANY_FIELDS}
      opened={opened}
      answer={useActionData<typeof action>()}
      form={CompanyForm}
      overview={(facts) => <CompanyOverview facts={facts} />}
    >
      {mayEditTexts && <ShowreelPanel />}
    </SettingScreen>
  );
}
