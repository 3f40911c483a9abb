import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { EmptyState } from "~/ui/admin/empty-state";
import { Moment } from "~/ui/admin/moment";

export type ListedMessage = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: string;
  delivery: string;
  lastError: string | null;
  createdAt: Date;
};

type Shown = { label: string; tone: BadgeTone };

const deliveries: Readonly<Record<string, Shown>> = {
  pending: { label: "Wird zugestellt", tone: "warning" },
  sent: { label: "Zugestellt", tone: "good" },
  delivered: { label: "Zugestellt", tone: "good" },
  failed: { label: "Nicht zugestellt", tone: "bad" },
};

/** The messages of the contact form; each opens to be read. */
export function MessagesList({ messages }: { messages: readonly ListedMessage[] }) {
  if (messages.length === 0) return <EmptyState icon="mail" title="Noch keine Nachrichten" />;
  return (
    <ul className="messages">
      {messages.map((message) => (
        <li key={message.id}>
          <MessageRow message={message} />
        </li>
      ))}
    </ul>
  );
}

function MessageRow({ message: { name, email, subject, message, language, delivery, lastError, createdAt } }: { message: ListedMessage }) {
  const { label, tone } = deliveries[delivery] ?? { label: delivery, tone: "neutral" };
  return (
    <details className="message">
      <summary className="message-head">
        <span className="message-subject">{subject}</span>
        <span className="record-note">
          {name}, <Moment at={createdAt} />
        </span>
        <Badge tone={tone}>{label}</Badge>
      </summary>
      <div className="message-body">
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className="message-text" lang={language}>
          {message}
        </p>
        {lastError ? <p className="record-note">Letzter Versuch: {lastError}</p> : null}
      </div>
    </details>
  );
}
