import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { POPUP_LABELS } from "~/domain/system/setting-labels";
import { FIRST_RUN, SettingsLinks, type SettingsUrl } from "~/domain/company/first-run";
import { can, type CurrentUser, RESOURCE_NAMES } from "~/domain/people/access/permissions";
import { PopupForm, PopupOverview } from "~/domain/system/popup-form";
import { popupSchema } from "~/domain/system/setting-schemas";
import { POPUP_ID, popupFrom } from "~/domain/system/popup";
import { findStoredPopup, listSettings, savePopup } from "~/domain/system/popup.server";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSettingSave } from "~/http/edit-form.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { PageHeader } from "~/ui/admin/page-header";
import { screenError, screenTitle } from "~/ui/admin/route-error";

export const meta = screenTitle("Einstellungen");

export const ErrorBoundary = screenError("Fehler beim Laden der Einstellungen", POPUP_LABELS.fields);

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  if (!can(user, "update", "settings")) return { links: settingsFor(user), popup: popupFrom(await listSettings()), edited: null };
  const unsaved = await takeExpiredPost(request, user);
  const { form, version } = await findStoredPopup();
  return { links: settingsFor(user), popup: null, edited: { values: unsaved?.fields ?? { ...form, version }, isRestored: unsaved !== null, version } };
}

/** The samples are for who may delete records. */
function settingsFor(user: CurrentUser): SettingsUrl[] {
  const mayRemove = can(user, "update", "settings") && RESOURCE_NAMES.some((resource) => can(user, "delete", resource));
  return FIRST_RUN.map(({ url }) => url).filter((url) => mayRemove || url !== paths.admin.samples);
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  const read = await readForm(request, popupSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return answerSettingSave(request, {
    id: POPUP_ID,
    save: () => savePopup({ form, version, by }),
    said: { text: "Einstellungen erfolgreich gespeichert!", screen: "home", seconds: 3 },
    listUrl: paths.admin.settings,
    reply: read.reply,
    values: form,
  });
}

export default function Settings() {
  const { links, popup, edited } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "conflict" in answer) return <ConflictPage conflict={answer.conflict} title="Wartungs-Popup" fields={POPUP_LABELS.fields} cancel={{ url: paths.admin.settings, text: "Abbrechen" }} />;
  return (
    <>
      <PageHeader title="Einstellungen" lead="Was für die ganze Website gilt.">
        <ButtonLink to={paths.admin.settingsPast.history(POPUP_ID)} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      <SettingsLinks urls={links} />
      {popup && <PopupOverview popup={popup} />}
      {edited && (
        // why the key: after saving, the form starts anew from what is stored
        <PopupForm
          key={edited.version}
          values={edited.values}
          isRestored={edited.isRestored}
          reply={answer && "reply" in answer ? answer.reply : undefined}
        />
      )}
    </>
  );
}
