import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewCodesForm } from "~/domain/people/second-factor/second-factor-forms";
import { renewRecoveryCodes, WRONG_CODES } from "~/domain/people/second-factor/factor-changes.server";
import { newCodesSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { newEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { neverCached } from "~/http/answers";
import { orReturnForm } from "~/http/faults.server";
import { answerRefusedProof } from "~/http/gate.server";
import { invalid, keepInForm, readForm, refuse } from "~/http/read-form.server";
import { enrolmentTokenIn, requireOwnFactor, showCodes } from "~/http/second-factor-answers.server";
import { doerOf } from "~/http/session.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Neue Wiederherstellungscodes", failure: "Fehler beim Laden des Kontos" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireOwnFactor(request);
  return data({ enrolmentToken: newEnrolmentToken(user.id).sealed }, neverCached(200));
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireOwnFactor(request);
  const form = await readForm(request, newCodesSchema);
  if (!form.ok) return invalid(form.reply);
  const enrolmentToken = enrolmentTokenIn(form.reply, user);
  if (enrolmentToken === null) {
    const again = refuse(form.reply, { "": "Die Seite war zu lange geöffnet. Bitte geben Sie den Code noch einmal ein." });
    return invalid(keepInForm(again, { enrolmentToken: newEnrolmentToken(user.id).sealed }));
  }
  const who = await doerOf(request, user);
  const result = await orReturnForm(request, () => renewRecoveryCodes({ ...who, enrolmentToken, code: form.value.code }));
  if (result.ok) return showCodes(enrolmentToken, "Ihre neuen Wiederherstellungscodes gelten ab sofort, die alten nicht mehr.");
  return answerRefusedProof(result, form.reply, WRONG_CODES);
}

export default function NewRecoveryCodes() {
  const { enrolmentToken } = useLoaderData<typeof loader>();
  return <NewCodesForm enrolmentToken={enrolmentToken} reply={useActionData<typeof action>()?.reply} />;
}
