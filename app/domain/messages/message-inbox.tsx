import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Tabs } from "~/ui/admin/tabs";
import type { ListedMessage } from "./listed-message";
import type { MessageCounts, MessageFilter } from "./message-filter";
import { MessageRow } from "./message-row";

type Props = {
  messages: readonly ListedMessage[];
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
