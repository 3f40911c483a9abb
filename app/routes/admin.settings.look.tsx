import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving } from "~/domain/company/first-run";
import { SettingScreen } from "~/domain/company/setting-screen";
import { LookForm } from "~/domain/system/setting-forms";
import { LOOK_FIELDS } from "~/domain/system/setting-labels";
import { lookSetting } from "~/domain/system/look.server";
import { lookSchema } from "~/domain/system/setting-schemas";
import { requirePermission } from "~/http/guard.server";
import { answerSettingSave, openSetting } from "~/http/edit-form.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Logo und Farben", failure: "Fehler beim Laden der Einstellungen", fields: LOOK_FIELDS });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  return openSetting(request, user, lookSetting);
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  return answerSettingSave(request, lookSetting, {
    by,
    schema: lookSchema,
    said: { text: "Logo und Farben wurden gespeichert.", screen: "home" },
    listUrl: afterSaving(request, paths.admin.look),
    pictureField: "logo_url",
  });
}

export default function LookSettings() {
  return (
    <SettingScreen
      here={paths.admin.look}
      title="Logo und Farben"
      lead="Wie die Website aussieht. Gilt sofort auf allen Seiten."
      fields={LOOK_FIELDS}
      opened={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      form={LookForm}
    />
  );
}
