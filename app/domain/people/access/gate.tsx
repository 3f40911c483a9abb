import { paths } from "~/paths";
import { type Notice, NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import { LockedField } from "~/ui/form/locked-field";
import type { FormReply } from "~/ui/form/schema-form";
import { useAttempts } from "~/ui/form/use-attempts";
import { CLOSED_LINKS, type ClosedGate, type ClosedState } from "./gate-notices";
import { GateEnd, GatePage } from "./gate-page";
import { ADMIN_PASSWORD_HINT, PASSWORD_HINT } from "./password-messages";
import { NOT_SIGNED_IN } from "./permissions";

const login = formOf(() => import("./gate-schemas").then(({ loginSchema }) => loginSchema));
const setup = formOf(() => import("./gate-schemas").then(({ setupSchema }) => setupSchema));
const welcome = formOf(() => import("./gate-schemas").then(({ welcomeSchema }) => welcomeSchema));

export function Gate({ gate }: { gate: ClosedGate }) {
  return gate.state === "setup" ? <SetupForm asksForCode={gate.asksForCode} /> : <LoginForm />;
}

type LoginProps = {
  reply?: FormReply;
  notice?: Notice | null;
  /** The address after the login. `hasUnsavedText`: an unsaved form waits there. */
  next?: string;
  hasUnsavedText?: boolean;
};

/** Posts to the login's address with `next`, so that the notice is still shown after a wrong password. */
export function LoginForm({ reply, notice, next, hasUnsavedText }: LoginProps) {
  const { Form, EmailField, PasswordField, HiddenField, SubmitButton } = login;
  return (
    <GatePage title="Anmelden" lead="Melden Sie sich an, um die Website zu bearbeiten.">
      {notice || next ? (
        <NoticeBox notice={notice ?? { kind: "warning", text: NOT_SIGNED_IN }}>
          {notice && next ? <p>{NOT_SIGNED_IN}</p> : null}
          {hasUnsavedText ? <p>Ihre Eingaben sind noch nicht gespeichert. Sie stehen nach der Anmeldung wieder im Formular, nur Dateien nicht.</p> : null}
        </NoticeBox>
      ) : null}
      <Form key={useAttempts(reply)} reply={reply} action={paths.admin.login(next)} defaultValue={{ next, email: notice?.email }}>
        <HiddenField name="next" />
        <EmailField name="email" label="E-Mail-Adresse" autoComplete="username" required />
        <PasswordField name="password" label="Passwort" autoComplete="current-password" required />
        <SubmitButton pending="Lade Admin-Bereich...">Anmelden</SubmitButton>
      </Form>
    </GatePage>
  );
}

export function SetupForm({ reply, asksForCode }: { reply?: FormReply; asksForCode: boolean }) {
  const { Form, TextField, EmailField, PasswordField, SubmitButton } = setup;
  return (
    <GatePage title="Admin-Bereich einrichten" lead="Legen Sie das erste Konto an. Es darf alles, auch weitere Benutzer anlegen.">
      <Form key={useAttempts(reply)} reply={reply} action={paths.admin.setup} defaultValue={{ full_name: "Administrator", email: "admin@calima.example" }}>
        <TextField name="full_name" label="Vollständiger Name" autoComplete="name" required />
        <EmailField name="email" label="E-Mail-Adresse" autoComplete="username" required />
        <PasswordField name="password" label="Passwort" hint={ADMIN_PASSWORD_HINT} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label="Passwort bestätigen" autoComplete="new-password" required />
        {asksForCode ? (
          <TextField name="setup_code" label="Einrichtungscode" hint="Wer die Website installiert hat, kennt ihn." isCode autoComplete="off" required />
        ) : null}
        <SubmitButton pending="Überprüfe Setup-Status...">Einrichtung abschließen</SubmitButton>
      </Form>
    </GatePage>
  );
}

type WelcomeProps = {
  person: { firstName: string; email: string };
  loggedIn: string | null;
  reply?: FormReply;
};

export function Welcome({ person: { firstName, email }, loggedIn, reply }: WelcomeProps) {
  const { Form, PasswordField, SubmitButton } = welcome;
  return (
    <GatePage title={`Willkommen, ${firstName}`} lead="Wählen Sie Ihr Passwort für den Admin-Bereich. Danach melden Sie sich damit an.">
      {loggedIn === null ? null : <NoticeBox notice={{ kind: "warning", text: `In diesem Browser ist gerade „${loggedIn}“ angemeldet. Wenn Sie das Passwort für ${email} speichern, wird „${loggedIn}“ hier abgemeldet.` }} />}
      <Form key={useAttempts(reply)} reply={reply}>
        <LockedField label="E-Mail-Adresse" value={email} autoComplete="username" />
        <PasswordField name="password" label="Passwort" hint={PASSWORD_HINT} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label="Passwort bestätigen" autoComplete="new-password" required />
        <SubmitButton pending="Wird gespeichert …">Passwort speichern</SubmitButton>
      </Form>
    </GatePage>
  );
}

export function ClosedWelcome({ state }: { state: ClosedState }) {
  const { title, text } = CLOSED_LINKS[state];
  return <GateEnd title={title} lead={text} way="Zur Anmeldung" />;
}
