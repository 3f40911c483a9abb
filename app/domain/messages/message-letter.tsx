import type { ReactNode } from "react";
import { LANGUAGE_OPTIONS } from "~/i18n/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { DateTime } from "~/ui/admin/date-time";
import { PageHeader } from "~/ui/admin/page-header";
import { DeliveryBadge, StateBadge } from "./message-labels";
import { ResendButton, StateButtons } from "./message-buttons";
import type { StoredMessage } from "./stored-message";

type Props = { message: StoredMessage; may: { update: boolean; delete: boolean; resend: boolean } };

const { messages: urls } = paths.admin;

export function MessageLetter({ message, may }: Props) {
  const { id, subject, message: text, language } = message;
  return (
    <>
      <PageHeader title={subject} back={{ url: urls.list(), text: "Nachrichten" }} />
      <div className="letter">
        <article className="letter-text" lang={language}>
          {text}
        </article>
        <Facts message={message} />
      </div>
      <div className="letter-actions">
        <a className="button" data-tone="primary" href={replyTo(message)}>
          Antworten
        </a>
        {may.update ? <StateButtons message={message} /> : null}
        {may.resend ? <ResendButton message={message} /> : null}
        <ButtonLink to={urls.history(id)} icon="clock">
          Verlauf
        </ButtonLink>
        {may.delete ? (
          <ButtonLink to={urls.delete(id)} icon="trash" tone="quiet">
            Löschen
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

function Facts({ message }: { message: StoredMessage }) {
  const { name, email, language, createdAt, attempts, lastError } = message;
  return (
    <dl className="letter-facts">
      <Fact label="Von">{name}</Fact>
      <Fact label="E-Mail">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </Fact>
      <Fact label="Eingegangen">
        <DateTime at={createdAt} />
      </Fact>
      <Fact label="Sprache">{LANGUAGE_OPTIONS.find(({ code }) => code === language)?.name ?? language}</Fact>
      <Fact label="Status">
        <StateBadge {...message} />
      </Fact>
      <Fact label="Zustellung">
        <DeliveryBadge {...message} />
      </Fact>
      {attempts > 0 ? <Fact label="Versuche">{attempts}</Fact> : null}
      {lastError === null ? null : <Fact label={message.delivery === "refused" ? "Grund" : "Letzter Versuch"}>{lastError}</Fact>}
      <NextAttempt message={message} />
    </dl>
  );
}

function NextAttempt({ message: { delivery, state, nextAttemptAt } }: { message: StoredMessage }) {
  if (delivery !== "pending" || state === "spam" || nextAttemptAt === null) return null;
  return (
    <Fact label="Nächster Versuch">
      ab <DateTime at={nextAttemptAt} />
    </Fact>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** why: an address may hold signs that begin the next part of the link */
function replyTo({ email, subject }: StoredMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
