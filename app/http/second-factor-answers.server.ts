import { data, redirect } from "@remix-run/node";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { enrolmentOf, type EnrolmentToken, newEnrolmentToken, openEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { switchSecondFactorOn, WRONG_APP_CODE } from "~/domain/people/second-factor/factor-changes.server";
import { switchOnSchema } from "~/domain/people/second-factor/second-factor-schemas";
import { findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { paths } from "~/paths";
import { attemptOr } from "./attempt.server";
import { orReturnForm } from "./faults.server";
import { answerRefusedProof } from "./gate.server";
import { requireUser } from "./guard.server";
import { redirectWithNotice } from "./notice.server";
import { faulty, type FormReply, invalid, keepInForm, readForm, refuse } from "./read-form.server";
import { doerOf } from "./session.server";
import { commitRecoveryCodes } from "./shown-once.server";

const OWN = paths.admin.secondFactor.own;

export async function requireOwnFactor(request: Request): Promise<CurrentUser> {
  const user = await requireUser(request);
  if ((await orReturnForm(request, () => findSecondFactor(user.id))) === null) throw redirect(OWN, request.method === "POST" ? 303 : 302);
  return user;
}

/** Keeps the secret after a mistake, because an app may have it already. */
export async function answerSwitchOn(request: Request, user: CurrentUser) {
  const form = await readForm(request, switchOnSchema);
  const enrolmentToken = enrolmentTokenIn(form.reply, user);
  const again = againWith(enrolmentToken ?? newEnrolmentToken(user.id), user);
  if (!form.ok) return again(invalid(form.reply));
  if (enrolmentToken === null) return again(invalid(refuse(form.reply, { "": OFFER_OVER })));
  const { password, code } = form.value;
  const who = await doerOf(request, user);
  const result = await attemptOr(request, () => switchSecondFactorOn({ ...who, enrolmentToken, password, code }), null);
  if (result === null) return again(faulty(form.reply, "Fehler beim Speichern: Unbekannter Fehler"));
  if (result.ok) return showCodes(enrolmentToken, "Der zweite Faktor ist eingeschaltet. Alle Ihre anderen Sitzungen wurden beendet.");
  if (result.reason === "alreadyOn") return redirectWithNotice(OWN, { kind: "warning", text: ALREADY_ON });
  return again(answerRefusedProof(result, form.reply, { wrongCode: WRONG_APP_CODE, wrongPassword: { password: "Das Passwort ist falsch." } }));
}

const OFFER_OVER = "Die Seite war zu lange geöffnet. Bitte nehmen Sie das Konto mit dem neuen QR-Code noch einmal in Ihre App auf.";

const ALREADY_ON = "Der zweite Faktor war bereits eingeschaltet. Wenn Sie Ihre Wiederherstellungscodes nicht notiert haben, erzeugen Sie neue.";

function againWith(enrolmentToken: EnrolmentToken, user: CurrentUser) {
  return async ({ data: { reply }, init }: ReturnType<typeof invalid>) => {
    const enrolment = await enrolmentOf(enrolmentToken, user.email);
    return data({ reply: keepInForm(reply, { enrolmentToken: enrolmentToken.sealed }), enrolment }, init ?? undefined);
  };
}

export async function showCodes({ sealed }: EnrolmentToken, text: string) {
  return redirectWithNotice(OWN, { kind: "success", text }, { "Set-Cookie": await commitRecoveryCodes(sealed) });
}

export function enrolmentTokenIn({ initialValue }: FormReply, user: CurrentUser): EnrolmentToken | null {
  const sealed = initialValue?.enrolmentToken;
  return typeof sealed === "string" ? openEnrolmentToken(user.id, sealed) : null;
}
