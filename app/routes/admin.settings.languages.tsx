import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { afterSaving, FirstRunSteps } from "~/domain/company/first-run";
import { LANGUAGES_ID } from "~/domain/system/site-languages";
import { languagesSetting } from "~/domain/system/site-languages.server";
import { SITE_LANGUAGES_FIELDS } from "~/domain/system/site-languages-labels";
import { SiteLanguagesConflictPage, SiteLanguagesForm, SiteLanguagesOverview } from "~/domain/system/site-languages-form";
import { siteLanguagesSchema } from "~/domain/system/site-languages-schema";
import { can } from "~/domain/people/access/permissions";
import { takeExpiredPost } from "~/http/expired-post.server";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { RouteError, screenTitle } from "~/ui/admin/route-error";

export const handle = { hydrate: true };

export const meta = screenTitle("Sprachen");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  const { form, version } = await languagesSetting.find();
  if (!can(user, "update", "settings")) return { shown: form.languages, edited: null };
  const unsaved = await takeExpiredPost(request, user);
  const edited = { values: unsaved?.fields ?? { languages: form.languages.split(","), version }, isRestored: unsaved !== null, version };
  return { shown: null, edited };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  const read = await readForm(request, siteLanguagesSchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return answerSave(request, () => languagesSetting.save({ form, version, by }), {
    listUrl: afterSaving(request, paths.admin.languages),
    undo: { place: { resource: "settings", recordId: LANGUAGES_ID }, resetUrl: (state) => paths.admin.settingsPast.reset(LANGUAGES_ID, state) },
    saved: () => ({ text: "Die Sprachen wurden gespeichert.", screen: "home" }),
    failed: "Fehler beim Speichern der Einstellungen",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

export default function LanguageSettings() {
  const { shown, edited } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "conflict" in answer) return <SiteLanguagesConflictPage conflict={answer.conflict} />;
  return (
    <>
      <FirstRunSteps here={paths.admin.languages} />
      <PageHeader
        title="Sprachen"
        lead="In welchen Sprachen Besucher die Website sehen."
        back={{ url: paths.admin.settings, text: "Einstellungen" }}
      >
        <ButtonLink to={paths.admin.settingsPast.history(LANGUAGES_ID)} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      {shown && <SiteLanguagesOverview languages={shown} />}
      {edited && (
        // why the key: after saving, the form starts anew from what is stored
        <SiteLanguagesForm key={edited.version} values={edited.values} isRestored={edited.isRestored} reply={answer && "reply" in answer ? answer.reply : undefined} />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Einstellungen" fields={SITE_LANGUAGES_FIELDS} homeUrl={paths.admin.home} />;
}
