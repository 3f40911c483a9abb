import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CompanyConflictPage, CompanyForm, CompanyOverview, ShowreelPanel } from "~/domain/company/company-form";
import { COMPANY_FIELDS } from "~/domain/company/company-labels";
import { companySchema } from "~/domain/company/company-schema";
import { COMPANY_ID } from "~/domain/company/company-id";
import { afterSaving, FirstRunSteps } from "~/domain/company/first-run";
import { companySetting } from "~/domain/company/save-company.server";
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

export const meta = screenTitle("Angaben zur Firma");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "settings");
  const { form, version } = await companySetting.find();
  if (!can(user, "update", "settings")) return { facts: form, edited: null, mayEditTexts: false };
  const unsaved = await takeExpiredPost(request, user);
  const edited = { values: unsaved?.fields ?? { ...form, version }, isRestored: unsaved !== null, version };
  return { facts: null, edited, mayEditTexts: can(user, "update", "pages") };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "settings");
  const read = await readForm(request, companySchema);
  if (!read.ok) return invalid(read.reply);
  const { version, ...form } = read.value;
  return answerSave(request, () => companySetting.save({ form, version, by }), {
    listUrl: afterSaving(request, paths.admin.company),
    undo: { place: { resource: "settings", recordId: COMPANY_ID }, resetUrl: (state) => paths.admin.settingsPast.reset(COMPANY_ID, state) },
    saved: () => ({ text: "Die Angaben zur Firma wurden gespeichert.", screen: "contact" }),
    failed: "Fehler beim Speichern der Einstellungen",
    reply: read.reply,
    values: form,
    mayCreate: false,
  });
}

export default function CompanySettings() {
  const { facts, edited, mayEditTexts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "conflict" in answer) return <CompanyConflictPage conflict={answer.conflict} />;
  return (
    <>
      <FirstRunSteps here={paths.admin.company} />
      <PageHeader
        title="Angaben zur Firma"
        lead="Was die ganze Website über die Firma sagt: in Fußzeile, Kontakt, Rechtstexten und für Suchmaschinen."
        back={{ url: paths.admin.settings, text: "Einstellungen" }}
      >
        <ButtonLink to={paths.admin.settingsPast.history(COMPANY_ID)} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      {facts && <CompanyOverview facts={facts} />}
      {edited && (
        // why the key: after saving, the form starts anew from what is stored
        <CompanyForm key={edited.version} values={edited.values} isRestored={edited.isRestored} reply={answer && "reply" in answer ? answer.reply : undefined} />
      )}
      {mayEditTexts && <ShowreelPanel />}
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden der Einstellungen" fields={COMPANY_FIELDS} homeUrl={paths.admin.home} />;
}
