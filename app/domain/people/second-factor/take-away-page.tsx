import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { formOf } from "~/ui/form/form-of";
import { QuestionPage } from "../../record/question-page";
import { TAKEN_MEANWHILE } from "./second-factor-labels";

const { Form, HiddenField, SubmitButton } = formOf(() => import("./second-factor-schemas").then(({ takeAwaySchema }) => takeAwaySchema));
const BACK = paths.admin.secondFactor.all;

type Props = {
  name: string;
  /** Null for who has none. */
  factorId: string | null;
  /** Another one was set up while the question was open. */
  hasChanged: boolean;
};

export function TakeAwayPage({ name, factorId, hasChanged }: Props) {
  if (factorId === null) {
    return (
      <PageHeader title="Kein zweiter Faktor" lead={`${name} meldet sich ohne zweiten Faktor an.`}>
        <ButtonLink to={BACK}>Zur Übersicht</ButtonLink>
      </PageHeader>
    );
  }
  const form = () => (
    <Form key={factorId} defaultValue={{ factor: factorId }}>
      <HiddenField name="factor" />
      <SubmitButton tone="danger">Wegnehmen</SubmitButton>
    </Form>
  );
  return (
    <QuestionPage
      question={`Möchten Sie den zweiten Faktor von ${name} wirklich wegnehmen?`}
      answer={hasChanged ? { hasChanged } : undefined}
      changed={TAKEN_MEANWHILE}
      form={form}
      cancel={{ url: BACK }}
    >
      <p>Das Passwort allein genügt dann wieder, und alle Sitzungen dieser Person enden. Tun Sie es nur, wenn Sie sicher sind, dass die Bitte von ihr selbst kommt.</p>
    </QuestionPage>
  );
}
