import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { listMessages } from "~/domain/messages/messages-admin.server";
import { keysOf } from "~/domain/record/keys";
import { DeliveryBadge, StateBadge } from "~/domain/messages/message-labels";
import { StepButton, useMessageView } from "~/domain/messages/message-buttons";
import { type ListedMessage, MESSAGE_TABS, type MessageTab } from "~/domain/messages/message";
import { requirePermission } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { DateTime } from "~/ui/admin/date-time";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Tabs } from "~/ui/admin/tabs";

export const { meta, ErrorBoundary } = adminScreen({ title: "Nachrichten", failure: "Fehler beim Laden der Nachrichten" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "messages");
  const filter = new URL(request.url).searchParams.get("filter");
  const may = { update: can(user, "update", "messages") };
  return { may, ...(await listMessages({ filter, page: pageNumber(request) })) };
}

const { messages: urls } = paths.admin;

export default function Messages() {
  const { messages, counts, tab, page, pageCount, may } = useLoaderData<typeof loader>();
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

function tabsFor(counts: Record<MessageTab, number>, current: MessageTab) {
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
