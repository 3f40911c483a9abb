import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_REFUSALS } from "~/domain/people/access/password-messages";
import { PASSWORD_NOT_SAVED } from "~/domain/people/users/user-notices";
import { ownPasswordSchema } from "~/domain/people/users/user-schema";
import { changeOwnPassword } from "~/domain/people/users/passwords.server";
import { OwnPasswordForm } from "~/domain/people/users/account-forms";
import { attempt } from "~/http/attempt.server";
import { answerRefusedProof } from "~/http/gate.server";
import { requireUser } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { faulty, invalid, readForm } from "~/http/read-form.server";
import { ownSessionId } from "~/http/session.server";
import { visitOfRequest } from "~/http/origin.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Passwort ändern", failure: "Fehler beim Laden des Kontos" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireUser(request);
  return { email };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request, ownPasswordSchema);
  if (!form.ok) return invalid(form.reply);
  const { password_current: current, password: next } = form.value;
  const asked = { user, current, next, sessionId: await ownSessionId(request), address: visitOfRequest(request).address };
  const tried = await attempt(request, () => changeOwnPassword(asked));
  if (tried.state === "error") return faulty(form.reply, PASSWORD_NOT_SAVED);
  const change = tried.value;
  if (change.ok) return redirectWithNotice(paths.admin.account.show, { kind: "success", text: "Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet." });
  return answerRefusedProof(change, form.reply, { wrong: { password_current: "Das aktuelle Passwort ist falsch." }, ...PASSWORD_REFUSALS });
}

export default function OwnPassword() {
  return <OwnPasswordForm {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
