import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { takeAwaySchema } from "~/domain/people/second-factor/second-factor-schemas";
import { findFactorOf } from "~/domain/people/second-factor/second-factors.server";
import { takeSecondFactorAway } from "~/domain/people/second-factor/factor-changes.server";
import { type QuestionAnswer, QuestionPage } from "~/domain/record/question-page";
import { changedMeanwhile } from "~/http/conflict.server";
import { notFound } from "~/http/answers";
import { orReturnForm } from "~/http/faults.server";
import { requireAdmin, requireFound } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zweiten Faktor wegnehmen", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  leadOwnerAway(user, params.id);
  return requireFound(await findFactorOf(params.id ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireAdmin(request);
  leadOwnerAway(user, params.id);
  const form = await readForm(request, takeAwaySchema);
  if (!form.ok) return invalid(form.reply);
  const taking = { adminUserId: params.id ?? "", factorId: form.value.factor, by: user.adminUserId };
  const result = await orReturnForm(request, () => takeSecondFactorAway(taking));
  if (result.ok) {
    const text = `${result.name} meldet sich wieder ohne zweiten Faktor an. Alle Sitzungen dieser Person wurden beendet.`;
    return redirectWithNotice(paths.admin.secondFactor.all, { kind: "success", text });
  }
  if (result.reason === "missing") throw notFound();
  return changedMeanwhile();
}

/** One's own needs password and code, because a session may be stolen. */
function leadOwnerAway({ adminUserId }: CurrentUser, id: string | undefined) {
  if (adminUserId === id) throw redirect(paths.admin.secondFactor.own, 303);
}

const loadSchema = () => import("~/domain/people/second-factor/second-factor-schemas").then((schemas) => schemas.takeAwaySchema);

export default function TakeSecondFactorAway() {
  const { title: name, factorId } = useLoaderData<typeof loader>();
  const answer: QuestionAnswer = useActionData<typeof action>();
  if (factorId === null) {
    return (
      <PageHeader title="Kein zweiter Faktor" lead={`${name} meldet sich ohne zweiten Faktor an.`}>
        <ButtonLink to={paths.admin.secondFactor.all}>Zur Übersicht</ButtonLink>
      </PageHeader>
    );
  }
  return (
    <QuestionPage
      question={`Möchten Sie den zweiten Faktor von ${name} wirklich wegnehmen?`}
      answer={answer}
      changed="Diese Person hat inzwischen einen neuen zweiten Faktor eingerichtet."
      schema={loadSchema}
      fields={{ factor: factorId }}
      button={{ text: "Wegnehmen" }}
      cancel={{ url: paths.admin.secondFactor.all }}
    >
      <p>Das Passwort allein genügt dann wieder, und alle Sitzungen dieser Person enden. Tun Sie es nur, wenn Sie sicher sind, dass die Bitte von ihr selbst kommt.</p>
    </QuestionPage>
  );
}
