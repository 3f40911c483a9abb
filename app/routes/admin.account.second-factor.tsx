import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { enrolmentOf, newEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { findSecondFactor } from "~/domain/people/second-factor/second-factors.server";
import { CACHE, neverCached } from "~/http/answers";
import { takeRecoveryCodes } from "~/http/shown-once.server";
import { requireSignedIn } from "~/http/guard.server";
import { answerSwitchOn } from "~/http/second-factor-answers.server";
import { paths } from "~/paths";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { CopyLine } from "~/ui/admin/copy-field";
import { formatDay } from "~/ui/admin/dates";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { useCompanyName } from "~/ui/admin/title";
import { formOf } from "~/ui/form/form-of";
import type { FormReply } from "~/ui/form/schema-form";
import { useAttempts } from "~/ui/form/use-attempts";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zweiter Faktor", failure: "Fehler beim Laden des zweiten Faktors" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireSignedIn(request);
  const factor = await findSecondFactor(user.id);
  if (factor === null) {
    const enrolment = await enrolmentOf(newEnrolmentToken(user.id), user.email);
    return data({ enrolment, isOwed: user.owesSecondFactor }, neverCached(200));
  }
  const { codes, headers } = await takeRecoveryCodes(request, user.id);
  headers.set("Cache-Control", CACHE.never);
  return data({ enrolment: null, factor, codes, email: user.email }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  return answerSwitchOn(request, await requireSignedIn(request));
}

export default function SecondFactor() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title="Zweiter Faktor"
        lead="Zum Passwort kommt ein Code aus einer App: Wer nur Ihr Passwort kennt, kommt nicht hinein."
        back={found.enrolment && found.isOwed ? undefined : { url: paths.admin.account.show, text: "Mein Konto" }}
      />
      {found.enrolment ? (
        <SecondFactorSetup enrolment={answer?.enrolment ?? found.enrolment} isOwed={found.isOwed} reply={answer?.reply} />
      ) : (
        <div className="stack">
          {found.codes ? <RecoveryCodeList codes={found.codes} email={found.email} /> : null}
          <SecondFactorState since={found.factor.since} codesLeft={found.factor.codesLeft} />
        </div>
      )}
    </>
  );
}

const { Form, TextField, PasswordField, HiddenField, SubmitButton } = formOf(() => import("~/domain/people/second-factor/second-factor-schemas").then(({ switchOnSchema }) => switchOnSchema));

type SetupProps = {
  enrolment: { enrolmentToken: string; secret: string; uri: string; qr: { size: number; path: string } };
  isOwed: boolean;
  reply: FormReply | undefined;
};

const OWED = "Administratoren brauchen einen zweiten Faktor. Bitte richten Sie ihn jetzt ein, danach geht es weiter.";

const PASSWORD_HINT = "Ihr heutiges. So kann niemand an Ihrem offenen Browser sein eigenes Telefon einrichten.";

function SecondFactorSetup({ enrolment, isOwed, reply }: SetupProps) {
  const { enrolmentToken, secret, uri, qr } = enrolment;
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
          <Form key={useAttempts(reply)} reply={reply} defaultValue={{ enrolmentToken }}>
            <HiddenField name="enrolmentToken" />
            <PasswordField name="password" label="Passwort" hint={PASSWORD_HINT} autoComplete="current-password" required />
            <TextField name="code" label="Code aus der App" hint="Sechs Ziffern." isCode autoComplete="one-time-code" required />
            <SubmitButton pending="Wird eingeschaltet …">Einschalten</SubmitButton>
          </Form>
        </Panel>
      </div>
    </>
  );
}

function RecoveryCodeList({ codes, email }: { codes: readonly string[]; email: string }) {
  return (
    <Panel
      title="Ihre Wiederherstellungscodes"
      lead="Sie stehen nur dieses eine Mal hier. Drucken Sie die Seite, kopieren Sie die Codes oder schreiben Sie sie ab: Wenn Ihr Telefon fehlt, öffnet jeder einmal."
    >
      <p className="print-only">
        {useCompanyName()}, Konto {email}
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyLine value={codes.join("\n")}>
        <PrintButton />
      </CopyLine>
    </Panel>
  );
}

function SecondFactorState({ since, codesLeft }: { since: Date; codesLeft: number }) {
  return (
    <Panel title="Status" lead="Bei jeder Anmeldung fragen wir nach einem Code aus Ihrer App." actions={<Badge tone="good">Eingeschaltet</Badge>}>
      <TextList
        texts={[
          { label: "Seit", value: formatDay(since) },
          { label: "Wiederherstellungscodes", value: codesLeftOf(codesLeft) },
        ]}
      />
      <p className="factor-actions">
        <ButtonLink to={paths.admin.secondFactor.newCodes}>Neue Wiederherstellungscodes</ButtonLink>
        <ButtonLink to={paths.admin.secondFactor.off} tone="danger">
          Ausschalten
        </ButtonLink>
      </p>
    </Panel>
  );
}

function PrintButton() {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  if (!canPrint) return null;
  return (
    <button className="button" data-tone="secondary" type="button" onClick={() => window.print()}>
      Drucken
    </button>
  );
}

const FEW = 3;

function codesLeftOf(count: number): string {
  return `${count.toString()} von 10 übrig${count < FEW ? ". Bitte erzeugen Sie neue." : ""}`;
}

function QrCode({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg className="qr" viewBox={`0 0 ${size.toString()} ${size.toString()}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
