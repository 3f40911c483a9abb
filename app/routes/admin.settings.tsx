import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { POPUP_LABELS } from "~/domain/system/setting-labels";
import { FIRST_RUN, SettingsLinks, type SettingsUrl } from "~/domain/company/first-run";
import { can, type CurrentUser, RESOURCE_NAMES } from "~/domain/people/access/permissions";
import type { EditAnswer } from "~/domain/record/edit-screen";
import { PopupForm } from "~/domain/system/setting-forms";
import { popupSchema } from "~/domain/system/setting-schemas";
import { popupSetting } from "~/domain/system/popup.server";
import { requirePermission } from "~/http/guard.server";
import { settingForm } from "~/http/edit-form.server";
import { paths } from "~/paths";
import { HistoryLink } from "~/ui/admin/button-link";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { ReadOnlyProvider } from "~/ui/form/read-only";

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

export default function Settings() {
  const { links, id, isReadOnly, version, ...opened } = useLoaderData<typeof loader>();
  const answer: EditAnswer = useActionData<typeof action>();
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} title="Wartungs-Popup" fields={POPUP_LABELS.fields} cancel={{ url: paths.admin.settings }} />;
  return (
    <>
      <PageHeader title="Einstellungen" lead="Was für die ganze Website gilt.">
        <HistoryLink to={paths.admin.settingsPast.history(id)} />
      </PageHeader>
      <SettingsLinks urls={links} />
      <ReadOnlyProvider value={isReadOnly}>
        {/* the key resets the form to the stored values after saving */}
        <PopupForm key={version} {...opened} reply={answer?.reply} />
      </ReadOnlyProvider>
    </>
  );
}
