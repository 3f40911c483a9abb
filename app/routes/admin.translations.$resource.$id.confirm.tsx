import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { TRANSLATED } from "~/domain/resources.server";
import { type TranslatedResource, translatedResourceFrom } from "~/domain/resources";
import { textMark, viewAt } from "~/domain/desk/translation-overview";
import { confirmationSchema } from "~/domain/record/resource-schemas";
import { translationPlaceFrom } from "~/domain/record/translations";
import { historyLabelsOf, historyUrlsOf } from "~/domain/history-labels";
import { invalid, readForm } from "~/http/read-form.server";
import { answerConfirmation } from "~/http/record-answers.server";
import { requireResourcePermission } from "~/http/guard.server";
import { overviewUrlAt } from "~/http/translations-overview.server";
import { LANGUAGE_NAMES, type TranslationLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { type LabeledUrl, withTranslations } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { TextDifference } from "~/ui/admin/text-difference";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";

export const { meta, ErrorBoundary } = adminScreen({ title: "Übersetzung prüfen", failure: "Fehler beim Laden der Übersetzungen" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "read", translatedResourceFrom(params.resource));
  const { searchParams } = new URL(request.url);
  const place = translationPlaceFrom(params.id ?? "", searchParams);
  const text = place && (await TRANSLATED[resource].findTranslation(place));
  const view = (searchParams.get("view") ?? "").slice(0, 200);
  return { resource, text: place && text && { ...place, ...text }, mayUpdate: can(user, "update", resource), view };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "update", translatedResourceFrom(params.resource));
  const form = await readForm(request, confirmationSchema);
  if (!form.ok) return invalid(form.reply);
  const { view, ...confirmed } = form.value;
  const mark = textMark(confirmed.language, `${resource}/${params.id ?? ""}/${confirmed.field}`);
  const confirmation = { id: params.id ?? "", by: user.adminUserId, ...confirmed };
  return answerConfirmation(request, () => TRANSLATED[resource].confirmTranslation(confirmation), () => overviewUrlAt(request, view, mark));
}

const { Form, HiddenField, SubmitButton } = formOf(() => import("~/domain/record/resource-schemas").then(({ confirmationSchema }) => confirmationSchema));

type ConfirmationAnswer = { hasChanged?: true; failure?: string; reply?: FormReply } | undefined;

export default function ConfirmTranslation() {
  const { resource, text, mayUpdate, view } = useLoaderData<typeof loader>();
  const answer: ConfirmationAnswer = useActionData<typeof action>();
  const hasChanged = answer?.hasChanged === true;
  const backView = viewAt(view, text ? textMark(text.language, `${resource}/${text.id}`) : "");
  const back = { url: paths.admin.translations.list() + backView, text: "Übersetzungen" };
  if (text === null) return <NoText back={back} hasChanged={hasChanged} />;
  const label = historyLabelsOf(resource).fields[text.field]?.label ?? text.field;
  return (
    <>
      <PageHeader title={`${label}: ${text.name}`} lead={`Stimmt die Übersetzung noch? ${LANGUAGE_NAMES[text.language]}`} back={back} />
      {hasChanged ? <NoticeBox notice={{ kind: "error", text: CHANGED }} /> : null}
      {answer?.failure ? <NoticeBox notice={{ kind: "error", text: answer.failure }} /> : null}
      <div className="comparison">
        <Panel title="Deutscher Text" lead={text.source === text.german ? UNCHANGED : "Was sich seit der Übersetzung geändert hat."}>
          <TextDifference before={text.source} after={text.german} isWhole />
        </Panel>
        <Panel title="Übersetzung">
          <p className="text-value" lang={text.language}>
            {text.value}
          </p>
        </Panel>
      </div>
      {mayUpdate ? <Ways resource={resource} text={text} view={view} reply={answer?.reply} /> : null}
    </>
  );
}

const CHANGED =
  "Gleichzeitig bearbeitet: Der deutsche Text oder die Übersetzung wurde inzwischen geändert. Es wurde nichts markiert. Bitte prüfen Sie die Übersetzung noch einmal.";

const UNCHANGED = "Seit der Übersetzung hat sich nichts geändert.";

type Compared = { id: string; field: string; language: TranslationLanguage; source: string; german: string; seen: string };

type WaysProps = { resource: TranslatedResource; text: Compared; view: string; reply: FormReply | undefined };

function Ways({ resource, text: { id, language, field, source, german, seen }, view, reply }: WaysProps) {
  const editUrl = withTranslations(historyUrlsOf(resource).edit(id), viewAt(view, textMark(language, `${resource}/${id}/${field}`)));
  return (
    <div className="page-actions">
      {source === german ? null : (
        <Form key={seen} defaultValue={{ language, field, seen, view }} reply={reply}>
          <HiddenField name="language" />
          <HiddenField name="field" />
          <HiddenField name="seen" />
          <HiddenField name="view" />
          <SubmitButton>Stimmt noch</SubmitButton>
        </Form>
      )}
      <ButtonLink to={`${editUrl}#form-${language}.${field}`} icon="pencil">
        Bearbeiten
      </ButtonLink>
    </div>
  );
}

function NoText({ back, hasChanged }: { back: LabeledUrl; hasChanged: boolean }) {
  return (
    <>
      <PageHeader title="Übersetzungen" back={back} lead="Ob eine Übersetzung noch stimmt, sagen Sie in der Übersicht." />
      {hasChanged ? <NoticeBox notice={{ kind: "error", text: CHANGED }} /> : null}
      <div className="page-actions">
        <ButtonLink to={back.url} tone="primary">
          Zur Übersicht
        </ButtonLink>
      </div>
    </>
  );
}
