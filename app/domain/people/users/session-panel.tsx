import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { DateTime } from "~/ui/admin/date-time";
import { Panel } from "~/ui/admin/panel";
import { type Column, Table } from "~/ui/admin/table";
import { PostButton } from "~/ui/form/post-button";
import type { OwnSession } from "./own-session";

const { account } = paths.admin;

/** Where one is logged in, and the ways to end what is not meant any more. */
export function SessionPanel({ sessions }: { sessions: readonly OwnSession[] }) {
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel
      title="Sitzungen"
      count={sessions.length}
      lead="Wo Sie gerade angemeldet sind. Was Sie nicht kennen, beenden Sie; danach ändern Sie Ihr Passwort."
      actions={hasOthers ? <PostButton action={account.endOthers} label="Andere beenden" icon="logOut" /> : null}
    >
      <Table caption="Ihre Sitzungen" columns={columns} rows={sessions} keyOf={({ id }) => id} />
    </Panel>
  );
}

const columns: Column<OwnSession>[] = [
  {
    head: "Browser",
    isHeading: true,
    cell: ({ browser, isCurrent }) => (
      <span className="badges">
        {browser}
        {isCurrent ? <Badge tone="good">Diese Sitzung</Badge> : null}
      </span>
    ),
  },
  { head: "Adresse", cell: ({ address }) => address },
  { head: "Seit", cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  { head: "Zuletzt", cell: ({ lastSeenAt }) => <DateTime at={lastSeenAt} /> },
  { head: "Aktionen", align: "end", cell: (session) => <EndButton session={session} /> },
];

function EndButton({ session: { id, browser, address, isCurrent } }: { session: OwnSession }) {
  if (isCurrent) return null;
  return (
    <div className="row-buttons">
      <PostButton action={account.endSession(id)} label="Beenden" about={`${browser}, ${address}`} size="sm" />
    </div>
  );
}
