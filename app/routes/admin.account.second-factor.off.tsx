import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { switchOffSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { SwitchOffForm } from "~/domain/people/second-factor/second-factor-forms";
import { switchSecondFactorOff, WRONG_CODES } from "~/domain/people/second-factor/factor-changes.server";
import { orReturnForm } from "~/http/faults.server";
import { answerRefusedProof } from "~/http/gate.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { requireOwnFactor } from "~/http/second-factor-answers.server";
import { doerOf } from "~/http/session.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zweiten Faktor ausschalten", failure: "Fehler beim Laden des Kontos" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwnFactor(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireOwnFactor(request);
  const form = await readForm(request, switchOffSchema);
  if (!form.ok) return invalid(form.reply);
  const who = await doerOf(request, user);
  const result = await orReturnForm(request, () => switchSecondFactorOff({ ...form.value, ...who }));
  if (result.ok) return redirectWithNotice(paths.admin.secondFactor.own, { kind: "success", text: "Der zweite Faktor ist ausgeschaltet. Alle Ihre anderen Sitzungen wurden beendet." });
  return answerRefusedProof(result, form.reply, { ...WRONG_CODES, wrong: { "": "Passwort oder Code ist falsch." } });
}

export default function SwitchSecondFactorOff() {
  return <SwitchOffForm reply={useActionData<typeof action>()?.reply} />;
}
