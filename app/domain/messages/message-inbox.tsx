import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { DateTime } from "~/ui/admin/date-time";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Tabs } from "~/ui/admin/tabs";
import { DeliveryBadge, StateBadge } from "./message-labels";
import { SpamButton, StateButton } from "./message-buttons";
import type { ListedMessage, MessageCounts, MessageFilter } from "./message";

type Props = {
  messages: readonly ListedMessage[];
  counts: MessageCounts;
  filter: MessageFilter | undefined;
  page: number;
  pageCount: number;
  may: { update: boolean };
};

const { messages: urls } = paths.admin;

export function MessageInbox({ messages, counts, filter, page, pageCount, may }: Props) {
  return (
    <>
      <PageHeader title="Nachrichten" lead="Was Besucher über das Kontaktformular geschrieben haben." />
      <Tabs label="Auswahl" tabs={tabsFor(counts, filter)} />
      {messages.length === 0 ? (
        <EmptyState icon="mail" title={EMPTY[filter ?? "new"]} />
      ) : (
        <ul className="inbox">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} may={may} hasState={filter === "all"} />
          ))}
        </ul>
      )}
      <Pagination label="Seiten der Nachrichten" page={page} pageCount={pageCount} urlOf={(to) => urls.list(filter, to)} />
    </>
  );
}

const EMPTY: Record<keyof MessageCounts, string> = {
  new: "Keine neuen Nachrichten",
  done: "Noch nichts erledigt",
  spam: "Kein Spam",
  all: "Noch keine Nachrichten",
};

function tabsFor(counts: MessageCounts, filter: MessageFilter | undefined) {
  return [
    { label: "Neu", url: urls.list(), isCurrent: filter === undefined, count: counts.new },
    { label: "Erledigt", url: urls.list("done"), isCurrent: filter === "done", count: counts.done },
    { label: "Spam", url: urls.list("spam"), isCurrent: filter === "spam", count: counts.spam },
    { label: "Alle", url: urls.list("all"), isCurrent: filter === "all", count: counts.all },
  ];
}

type RowProps = { message: ListedMessage; may: { update: boolean }; hasState: boolean };

function MessageRow({ message, may, hasState }: RowProps) {
  const { id, name, email, subject, beginning, language, createdAt } = message;
  return (
    <li className="inbox-row">
      <div className="inbox-words">
        <p className="inbox-line">
          <span className="inbox-sender">{name}</span> {email}
        </p>
        <h2 className="inbox-subject" lang={language}>
          <Link to={paths.admin.messages.show(id)}>{subject}</Link>
        </h2>
        <p className="inbox-line" lang={language}>
          {beginning}
        </p>
      </div>
      <div className="inbox-facts">
        <span className="inbox-line">
          <DateTime at={createdAt} />
        </span>
        <DeliveryBadge {...message} />
        {hasState ? <StateBadge {...message} /> : null}
      </div>
      {may.update ? (
        <div className="row-buttons">
          <StateButton message={message} size="sm" />
          {message.state === "new" ? <SpamButton message={message} size="sm" /> : null}
        </div>
      ) : null}
    </li>
  );
}
