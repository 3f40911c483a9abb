import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listOwnSessions } from "~/domain/people/users/own-sessions.server";
import { findUser } from "~/domain/people/users/users.server";
import { nameOf, roleLabel } from "~/domain/people/login-log/person-names";
import { requireFound, requireUser } from "~/http/guard.server";
import { ownSessionId } from "~/http/session.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { Badge } from "~/ui/admin/badge";
import { DateTime } from "~/ui/admin/date-time";
import { type Column, Table } from "~/ui/admin/table";
import { PostButton } from "~/ui/form/post-button";

export const { meta, ErrorBoundary } = adminScreen({ title: "Mein Konto", failure: "Fehler beim Laden des Kontos" });

/** Needs no permission, because everybody has an account. */
export async function loader({ request }: LoaderFunctionArgs) {
  const current = await requireUser(request);
  const sessionId = await ownSessionId(request);
  const [user, sessions] = await Promise.all([findUser(current.adminUserId), listOwnSessions({ user: current, sessionId })]);
  return { user: requireFound(user), sessions };
}

const { account, secondFactor } = paths.admin;

export default function Account() {
  const { user, sessions } = useLoaderData<typeof loader>();
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

type OwnSession = Awaited<ReturnType<typeof loader>>["sessions"][number];

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
