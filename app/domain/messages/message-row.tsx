import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { DateTime } from "~/ui/admin/date-time";
import type { ListedMessage } from "./listed-message";
import { DeliveryBadge, StateBadge } from "./message-badges";
import { StateButtons } from "./message-buttons";

type Props = {
  message: ListedMessage;
  may: { update: boolean };
  /** Whether the list has messages of every state. */
  hasState: boolean;
};

/** A message in the inbox: who wrote when about what, how far it has got, and what can be done at once. */
export function MessageRow({ message, may, hasState }: Props) {
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
          <StateButtons message={message} size="sm" />
        </div>
      ) : null}
    </li>
  );
}
