import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { POPUP_LABELS } from "~/domain/system/setting-labels";
import { FIRST_RUN, SettingsLinks, type SettingsUrl } from "~/domain/company/first-run";
import { SettingScreen } from "~/domain/company/setting-screen";
import { can, type CurrentUser, RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { PopupForm } from "~/domain/system/setting-forms";
import { popupSchema } from "~/domain/system/setting-schemas";
import { popupSetting } from "~/domain/system/popup.server";
import { requirePermission } from "~/http/guard.server";
import { settingForm } from "~/http/edit-form.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Einstellungen", failure: "Fehler beim Laden der Einstellungen", fields: POPUP_LABELS.fields });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  return { links: settingsFor(user), ...(await POPUP.open(request, user)) };
}

function settingsFor(user: CurrentUser): SettingsUrl[] {
  const mayRemove = can(user, "update", "settings") && RESOURCE_NAMES.some((resource) => can(user, "delete", resource));
  return FIRST_RUN.map(({ url }) => url).filter((url) => mayRemove || url !== paths.admin.samples);
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  return POPUP.save(request, { by, listUrl: paths.admin.settings });
}

const POPUP = settingForm(popupSetting, {
  schema: popupSchema,
  said: { text: "Einstellungen erfolgreich gespeichert!", screen: "home", seconds: 3 },
});

const SCREEN = { title: "Einstellungen", about: "Wartungs-Popup", lead: "Was für die ganze Website gilt.", fields: POPUP_LABELS.fields, form: PopupForm };

export default function Settings() {
  const { links, ...opened } = useLoaderData<typeof loader>();
  return <SettingScreen {...SCREEN} opened={opened} answer={useActionData<typeof action>()} links={<SettingsLinks urls={links} />} />;
}
