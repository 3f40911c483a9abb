import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving, FirstRunSteps } from "~/domain/company/first-run";
import { LookConflictPage, LookForm, LookOverview } from "~/domain/system/look-form";
import { LOOK_FIELDS } from "~/domain/system/look-labels";
import { LOOK_ID } from "~/domain/system/look";
import { lookSetting } from "~/domain/system/look.server";
import { lookSchema } from "~/domain/system/look-schema";
import { can } from "~/domain/people/access/permissions";
import { takeExpiredPost } from "~/http/expired-post.server";
import { storeFormPicture } from "~/http/form-picture.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Logo und Farben");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  const { form, version } = await lookSetting.find();
  if (!can(user, "update", "settings")) return { look: form, edited: null };
  const unsaved = await takeExpiredPost(request, user);
  const edited = { values: unsaved?.fields ?? { ...form, version }, isRestored: unsaved !== null, version };
  return { look: null, edited };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  const read = await storeFormPicture(await readForm(request, lookSchema), { field: "logo_url", category: "general", by });
  if (!read.ok) return invalid(read.reply, read.status);
  const { version, ...form } = read.value;
  return answerSave(request, () => lookSetting.save({ form, version, by }), {
    listUrl: afterSaving(request, paths.admin.look),
    undo: { place: { resource: "settings", recordId: LOOK_ID }, resetUrl: (state) => paths.admin.settingsPast.reset(LOOK_ID, state) },
    saved: () => ({ text: "Logo und Farben wurden gespeichert.", screen: "home" }),
    failed: "Fehler beim Speichern der Einstellungen",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

export default function LookSettings() {
  const { look, edited } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "conflict" in answer) return <LookConflictPage conflict={answer.conflict} />;
  return (
    <>
      <FirstRunSteps here={paths.admin.look} />
      <PageHeader
        title="Logo und Farben"
        lead="Wie die Website aussieht. Gilt sofort auf allen Seiten."
        back={{ url: paths.admin.settings, text: "Einstellungen" }}
      >
        <ButtonLink to={paths.admin.settingsPast.history(LOOK_ID)} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      {look && <LookOverview look={look} />}
      {edited && (
        // why the key: after saving, the form starts anew from what is stored
        <LookForm key={edited.version} values={edited.values} isRestored={edited.isRestored} reply={answer && "reply" in answer ? answer.reply : undefined} />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Einstellungen" fields={LOOK_FIELDS} homeUrl={paths.admin.home} />;
}
