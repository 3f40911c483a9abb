import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_REFUSALS } from "~/domain/people/access/password-messages";
import { PASSWORD_NOT_SAVED } from "~/domain/people/users/user-notices";
import { ownPasswordSchema } from "~/domain/people/users/user-schema";
import { changeOwnPassword } from "~/domain/people/users/passwords.server";
import { OwnPasswordForm } from "~/domain/people/users/account-forms";
import { answerRefusedProof } from "~/http/gate.server";
import { requireUser } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { handleForm } from "~/http/read-form.server";
import { doerOf } from "~/http/session.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Passwort ändern", failure: "Fehler beim Laden des Kontos" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireUser(request);
  return { email };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const who = await doerOf(request, user);
  const form = await handleForm(request, ownPasswordSchema, {
    work: ({ password_current: current, password: next }) => changeOwnPassword({ ...who, current, next }),
    failed: PASSWORD_NOT_SAVED,
  });
  if (!form.ok) return form.answer;
  const { result, reply } = form;
  if (result.ok) return redirectWithNotice(paths.admin.account.show, { kind: "success", text: "Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet." });
  return answerRefusedProof(result, reply, { wrong: { password_current: "Das aktuelle Passwort ist falsch." }, ...PASSWORD_REFUSALS });
}

export default function OwnPassword() {
  return <OwnPasswordForm {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()?.reply} />;
}
