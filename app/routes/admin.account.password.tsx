import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_HINT, PASSWORD_REFUSALS } from "~/domain/people/access/password-messages";
import { PASSWORD_NOT_SAVED } from "~/domain/people/users/user-notices";
import { ownPasswordSchema } from "~/domain/people/users/user-schema";
import { changeOwnPassword } from "~/domain/people/users/passwords.server";
import { answerRefusedProof } from "~/http/gate.server";
import { requireUser } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { handleForm } from "~/http/read-form.server";
import { doerOf } from "~/http/session.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { LockedField } from "~/ui/form/locked-field";
import { useAttempts } from "~/ui/form/use-attempts";

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

const { Form, PasswordField } = formOf(() => import("~/domain/people/users/user-schema").then((schemas) => schemas.ownPasswordSchema));

export default function OwnPassword() {
  const { email } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>()?.reply;
  const back = { url: paths.admin.account.show, text: "Mein Konto" };
  return (
    <>
      <PageHeader title="Passwort ändern" lead="Danach sind Sie überall sonst abgemeldet." back={back} />
      <Form key={useAttempts(reply)} reply={reply}>
        <section className="form-section form-narrow" aria-label="Passwort">
          <LockedField label="E-Mail" value={email} autoComplete="username" />
          <PasswordField name="password_current" label="Aktuelles Passwort" autoComplete="current-password" required />
          <PasswordField name="password" label="Neues Passwort" hint={PASSWORD_HINT} autoComplete="new-password" required />
          <PasswordField name="password_confirmation" label="Neues Passwort bestätigen" autoComplete="new-password" required />
        </section>
        <SubmitActions cancel={{ url: back.url }} pending="Wird gespeichert …">Passwort ändern</SubmitActions>
      </Form>
    </>
  );
}
