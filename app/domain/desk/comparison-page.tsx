import { LANGUAGE_NAMES, type TranslationLanguage } from "~/i18n/languages";
import { type LabeledUrl, withTranslations } from "~/ui/admin/address";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { TextDifference } from "~/ui/admin/text-difference";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { historyLabelsOf, historyUrlsOf } from "../history-labels";
import { textMark, viewAt } from "./translation-overview";
import type { TranslatedResource } from "../resources";

const { Form, HiddenField, SubmitButton } = formOf(() => import("../record/resource-schemas").then(({ confirmationSchema }) => confirmationSchema));

type ConfirmationAnswer = { hasChanged?: true; failure?: string; reply?: FormReply } | undefined;

type Compared = { id: string; name: string; field: string; language: TranslationLanguage; source: string; german: string; value: string; seen: string };

type Props = { resource: TranslatedResource; text: Compared | null; mayUpdate: boolean; view: string; answer: ConfirmationAnswer };

export function ComparisonPage({ resource, text, answer, ...props }: Props) {
  const hasChanged = answer?.hasChanged === true;
  const view = viewAt(props.view, text ? textMark(text.language, `${resource}/${text.id}`) : "");
  const back = { url: paths.admin.translations.list() + view, text: "Übersetzungen" };
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
      {props.mayUpdate ? <Ways resource={resource} text={text} view={props.view} reply={answer?.reply} /> : null}
    </>
  );
}

const CHANGED =
  "Gleichzeitig bearbeitet: Der deutsche Text oder die Übersetzung wurde inzwischen geändert. Es wurde nichts markiert. Bitte prüfen Sie die Übersetzung noch einmal.";

const UNCHANGED = "Seit der Übersetzung hat sich nichts geändert.";

type WaysProps = Pick<Props, "resource" | "view"> & { text: Compared; reply: FormReply | undefined };

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
