import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { DateTime } from "~/ui/admin/date-time";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Tabs } from "~/ui/admin/tabs";
import { keysOf } from "../record/keys";
import type { PageOf } from "../record/list-pages";
import { DeliveryBadge, StateBadge } from "./message-labels";
import { StepButton, useMessageView } from "./message-buttons";
import { type ListedMessage, MESSAGE_TABS, type MessageTab } from "./message";

type Props = PageOf & {
  messages: readonly ListedMessage[];
  counts: Record<MessageTab, number>;
  tab: MessageTab;
  may: { update: boolean };
};

const { messages: urls } = paths.admin;

export function MessageInbox({ messages, counts, tab, page, pageCount, may }: Props) {
  return (
    <>
      <PageHeader title="Nachrichten" lead="Was Besucher über das Kontaktformular geschrieben haben." />
      <Tabs label="Auswahl" tabs={tabsFor(counts, tab)} />
      {messages.length === 0 ? (
        <EmptyState icon="mail" title={EMPTY[tab]} />
      ) : (
        <ul className="inbox">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} may={may} hasState={tab === "all"} />
          ))}
        </ul>
      )}
      <Pagination label="Seiten der Nachrichten" page={page} pageCount={pageCount} urlOf={(to) => urlOf(tab, to)} />
    </>
  );
}

const EMPTY: Record<MessageTab, string> = {
  new: "Keine neuen Nachrichten",
  done: "Noch nichts erledigt",
  spam: "Kein Spam",
  all: "Noch keine Nachrichten",
};

function tabsFor(counts: Props["counts"], current: MessageTab) {
  return keysOf(MESSAGE_TABS).map((key) => ({ label: MESSAGE_TABS[key], url: urlOf(key), isCurrent: key === current, count: counts[key] }));
}

function urlOf(tab: MessageTab, page?: number): string {
  return urls.list(tab === "new" ? undefined : tab, page);
}

type RowProps = { message: ListedMessage; may: { update: boolean }; hasState: boolean };

function MessageRow({ message, may, hasState }: RowProps) {
  const { id, name, email, subject, beginning, language, state, createdAt } = message;
  const inView = useMessageView();
  return (
    <li className="inbox-row">
      <div className="inbox-words">
        <p className="inbox-line">
          <span className="inbox-sender">{name}</span> {email}
        </p>
        <h2 className="inbox-subject" lang={language}>
          <Link to={inView(urls.show(id))}>{subject}</Link>
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
          <StepButton message={message} step={state === "new" ? "done" : "reopen"} size="sm" />
          {state === "new" ? <StepButton message={message} step="spam" size="sm" /> : null}
        </div>
      ) : null}
    </li>
  );
}
