import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { can } from "~/domain/people/access/permissions";
import { DELIVERY_SETTINGS } from "~/domain/messages/delivery.server";
import { findMessage, shown } from "~/domain/messages/messages-admin.server";
import { DeliveryBadge, StateBadge } from "~/domain/messages/message-labels";
import { StepButton, useMessageView } from "~/domain/messages/message-buttons";
import type { StoredMessage } from "~/domain/messages/message";
import { requireFound, requirePermission } from "~/http/guard.server";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { DateTime } from "~/ui/admin/date-time";
import { PageHeader } from "~/ui/admin/page-header";
import { MenuLink, RowMenu } from "~/ui/admin/row-menu";
import { Fact } from "~/ui/fact";

export const { meta, ErrorBoundary } = adminScreen({ title: "Nachricht", failure: "Fehler beim Laden der Nachricht" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "messages");
  const message = requireFound(await findMessage(params.id ?? ""));
  const update = can(user, "update", "messages");
  return { title: message.subject, message: shown(message), may: { update, delete: can(user, "delete", "messages"), resend: update && DELIVERY_SETTINGS.endpoint !== null } };
}

const { messages: urls } = paths.admin;

export default function Message() {
  const { message, may } = useLoaderData<typeof loader>();
  const { id, email, subject, message: text, language, state, delivery } = message;
  const [isAnswered, setAnswered] = useState(false);
  const inView = useMessageView();
  return (
    <>
      <PageHeader title={<span lang={language}>{subject}</span>} back={{ url: inView(urls.list()), text: "Nachrichten" }} />
      <div className="letter">
        <Facts message={message} />
        <article className="letter-text" lang={language}>
          {text}
        </article>
      </div>
      {may.update && state === "new" ? <Answered message={message} isAnswered={isAnswered} /> : null}
      <div className="letter-actions">
        <a className="button" data-tone="primary" href={`${mailTo(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`} onClick={() => setAnswered(true)}>
          Antworten
        </a>
        {may.update ? <StepButton message={message} step={state === "new" ? "done" : "reopen"} /> : null}
        <RowMenu about={quoted(subject)}>
          {may.update && state === "new" ? <StepButton message={message} step="spam" /> : null}
          {may.resend && delivery !== "sent" && state !== "spam" ? <StepButton message={message} step="resend" /> : null}
          <MenuLink icon="clock" to={urls.history(id)}>Verlauf</MenuLink>
          {may.delete ? <MenuLink icon="trash" to={inView(urls.delete(id))}>Löschen</MenuLink> : null}
        </RowMenu>
      </div>
    </>
  );
}

/** Only JavaScript notices that somebody began an answer. Without it this note is always shown. */
function Answered({ message, isAnswered }: { message: StoredMessage; isAnswered: boolean }) {
  if (!isAnswered) {
    return (
      <noscript>
        <p className="record-note">Nach der Antwort können Sie die Nachricht als „Erledigt“ ablegen.</p>
      </noscript>
    );
  }
  return (
    <div className="letter-answered">
      <p>Haben Sie geantwortet? Dann ist die Nachricht erledigt.</p>
      <StepButton message={message} step="done" tone="primary" />
    </div>
  );
}

function Facts({ message }: { message: StoredMessage }) {
  const { name, email, language, createdAt, attempts } = message;
  const domainAt = email.lastIndexOf("@") + 1;
  return (
    <dl className="letter-facts">
      <Fact label="Von">{name}</Fact>
      <Fact label="E-Mail">
        <a href={mailTo(email)}>
          {email.slice(0, domainAt)}
          <wbr />
          {email.slice(domainAt)}
        </a>
      </Fact>
      <Fact label="Eingegangen">
        <DateTime at={createdAt} />
      </Fact>
      <Fact label="Sprache">{LANGUAGE_NAMES[language]}</Fact>
      <Fact label="Status">
        <StateBadge {...message} />
      </Fact>
      <Fact label="Zustellung">
        <DeliveryBadge {...message} />
      </Fact>
      {attempts > 0 ? <Fact label="Versuche">{attempts}</Fact> : null}
      <LastError {...message} />
      <NextAttempt message={message} />
    </dl>
  );
}

function LastError({ delivery, lastError }: StoredMessage) {
  if (delivery === "refused") return <Fact label="Grund">{lastError ?? "Der Anbieter hat keinen genannt. Das Protokoll des Servers nennt seine Antwort."}</Fact>;
  return lastError === null ? null : <Fact label="Letzter Versuch">{lastError}</Fact>;
}

function NextAttempt({ message: { delivery, state, nextAttemptAt } }: { message: StoredMessage }) {
  if (delivery !== "pending" || state === "spam" || nextAttemptAt === null) return null;
  return (
    <Fact label="Nächster Versuch">
      ab <DateTime at={nextAttemptAt} />
    </Fact>
  );
}

/** Escapes characters that would end the address in the link, but not the @, which mail programs need. */
function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}
