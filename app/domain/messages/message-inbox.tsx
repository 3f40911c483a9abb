import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { Moment } from "~/ui/admin/moment";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { type Column, Table } from "~/ui/admin/table";
import { Tabs } from "~/ui/admin/tabs";
import { shortened } from "../records/shortened";
import { DeliveryBadge, StateBadge } from "./message-badges";
import { StateButtons } from "./message-buttons";
import type { MessageCounts, MessageFilter } from "./message-filter";
import type { StoredMessage } from "./stored-message";

type Props = {
  messages: readonly StoredMessage[];
  counts: MessageCounts;
  filter: MessageFilter | undefined;
  page: number;
  pageCount: number;
  may: { update: boolean };
};

const { messages: urls } = paths.admin;

/** What came through the contact form: tabs with counts, a page of rows, and what can be done at once. */
export function MessageInbox({ messages, counts, filter, page, pageCount, may }: Props) {
  return (
    <>
      <PageHeader title="Nachrichten" lead="Was Besucher über das Kontaktformular geschrieben haben." />
      <Tabs label="Auswahl" tabs={tabsFor(counts, filter)} />
      {messages.length === 0 ? (
        <EmptyState icon="mail" title={EMPTY[filter ?? "new"]} />
      ) : (
        <Table caption="Nachrichten, die neuesten zuerst" columns={columnsFor(filter, may)} rows={messages} keyOf={({ id }) => id} />
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

function columnsFor(filter: MessageFilter | undefined, may: Props["may"]): Column<StoredMessage>[] {
  const columns: Column<StoredMessage>[] = [
    { head: "Nachricht", isHeading: true, cell: (message) => <Excerpt message={message} /> },
    { head: "Von", cell: ({ name, email }) => <Sender name={name} email={email} /> },
    { head: "Eingegangen", cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { head: "Zustellung", cell: (message) => <DeliveryBadge {...message} /> },
  ];
  if (filter === "all") columns.push({ head: "Status", cell: ({ state }) => <StateBadge state={state} /> });
  if (may.update) columns.push({ head: "Aktionen", align: "end", cell: (message) => <Actions message={message} /> });
  return columns;
}

function Excerpt({ message: { id, subject, message, language } }: { message: StoredMessage }) {
  return (
    <div className="message-excerpt" lang={language}>
      <Link className="message-link" to={urls.show(id)}>
        {subject}
      </Link>
      <span className="cell-note">{shortened(message, 100)}</span>
    </div>
  );
}

function Sender({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <span className="cell-note">{email}</span>
    </>
  );
}

function Actions({ message }: { message: StoredMessage }) {
  return (
    <div className="row-buttons">
      <StateButtons message={message} size="sm" />
    </div>
  );
}
