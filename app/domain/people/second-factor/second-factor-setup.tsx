import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { QrCode } from "~/ui/admin/qr-code";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { useAttempts } from "../access/use-attempts";

const { Form, TextField, PasswordField, HiddenField, SubmitButton } = formOf(() => import("./second-factor-schemas").then(({ switchOnSchema }) => switchOnSchema));

type Props = {
  enrolment: { enrolmentToken: string; secret: string; uri: string; qr: { size: number; path: string } };
  /** Nothing else is open to this person before. */
  isOwed: boolean;
  reply: FormReply | undefined;
};

const OWED = "Admins brauchen einen zweiten Faktor. Bitte richten Sie ihn jetzt ein, danach geht es weiter.";

const PASSWORD_HINT = "Ihr heutiges. So kann niemand an Ihrem offenen Browser sein eigenes Telefon einrichten.";

/** Two steps: take the secret into the app, then show that the app makes the right codes. */
export function SecondFactorSetup({ enrolment, isOwed, reply }: Props) {
  const { enrolmentToken, secret, uri, qr } = enrolment;
  const attempts = useAttempts(reply);
  return (
    <>
      {isOwed ? <NoticeBox notice={{ kind: "warning", text: OWED }} /> : null}
      <div className="halves">
        <Panel title="1. In die App aufnehmen" lead="Öffnen Sie eine Authenticator-App auf Ihrem Telefon und scannen Sie den QR-Code.">
          <div className="enrolment">
            <QrCode {...qr} label="QR-Code für die Authenticator-App" />
            <div className="stack-small">
              <p>Oder tippen Sie diesen Schlüssel in die App ein:</p>
              <code className="secret">{secret}</code>
              <a href={uri}>Auf diesem Gerät in der App öffnen</a>
            </div>
          </div>
        </Panel>
        <Panel title="2. Code bestätigen" lead="Die App zeigt jetzt alle 30 Sekunden einen neuen Code.">
          <Form key={attempts} reply={reply} defaultValue={{ enrolmentToken }}>
            <HiddenField name="enrolmentToken" />
            <PasswordField name="password" label="Passwort" hint={PASSWORD_HINT} autoComplete="current-password" required />
            <TextField name="code" label="Code aus der App" hint="Sechs Ziffern." autoComplete="one-time-code" required />
            <SubmitButton pending="Wird eingeschaltet …">Einschalten</SubmitButton>
          </Form>
        </Panel>
      </div>
    </>
  );
}
