import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { nameOf, roleLabel } from "../login-log/person-names";
import type { User } from "./user-schema";
import { Badge } from "~/ui/admin/badge";
import { DateTime } from "~/ui/admin/date-time";
import { type Column, Table } from "~/ui/admin/table";
import { PostButton } from "~/ui/form/post-button";

type OwnSession = {
  /** The hash, which gives no access. */
  id: string;
  browser: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
};

const { account, secondFactor } = paths.admin;

export function AccountPage({ user, sessions }: { user: User; sessions: readonly OwnSession[] }) {
  return (
    <>
      <PageHeader title="Mein Konto" lead="Ihr Name, Ihr Passwort und die Geräte, auf denen Sie angemeldet sind." />
      <div className="stack">
        <Panel title="Angaben" actions={<ButtonLink to={account.name} icon="pencil">Name ändern</ButtonLink>}>
          <TextList
            texts={[
              { label: "Name", value: nameOf(user) },
              { label: "E-Mail", value: user.email },
              { label: "Rolle", value: roleLabel(user.roleName) },
            ]}
          />
        </Panel>
        <SecurityList />
        <SessionPanel sessions={sessions} />
      </div>
    </>
  );
}

const ENTRIES = [
  {
    title: "Passwort",
    text: "Ein neues Passwort beendet alle anderen Sitzungen.",
    url: account.password,
    button: "Passwort ändern",
  },
  {
    title: "Zweiter Faktor",
    text: "Beim Anmelden zusätzlich ein Code aus einer App auf Ihrem Telefon.",
    url: secondFactor.own,
    button: "Zweiter Faktor",
  },
];

function SecurityList() {
  return (
    <Panel title="Sicherheit">
      <ul className="security">
        {ENTRIES.map(({ title, text, url, button }) => (
          <li className="security-entry" key={url}>
            <div>
              <h3 className="record-title">{title}</h3>
              <p className="record-note">{text}</p>
            </div>
            <ButtonLink to={url}>{button}</ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SessionPanel({ sessions }: { sessions: readonly OwnSession[] }) {
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
