import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { roleLabel } from "../login-log/role-label";
import { nameOf } from "../access/full-name";
import type { User } from "./user";
import type { OwnSession } from "./own-session";
import { SecurityList } from "./security-list";
import { SessionPanel } from "./session-panel";

type Props = { user: User; sessions: readonly OwnSession[] };

const { account } = paths.admin;

/** One's own account: who one is here, how one logs in, and where one is logged in. */
export function AccountPage({ user, sessions }: Props) {
  return (
    <>
      <PageHeader title="Mein Konto" lead="Ihr Name, Ihr Passwort und die Geräte, auf denen Sie angemeldet sind." />
      <div className="stack">
        <Panel title="Angaben" actions={<ButtonLink to={account.name} icon="pencil">Name ändern</ButtonLink>}>
          <TextList texts={factsOf(user)} />
        </Panel>
        <SecurityList />
        <SessionPanel sessions={sessions} />
      </div>
    </>
  );
}

function factsOf(user: User) {
  return [
    { label: "Name", value: nameOf(user) },
    { label: "E-Mail", value: user.email },
    { label: "Rolle", value: roleLabel(user.roleName) },
  ];
}
