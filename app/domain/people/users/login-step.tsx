import { paths } from "~/paths";
import { CopyField } from "~/ui/admin/copy-field";
import { formatDateTime } from "~/ui/admin/dates";
import { PostButton } from "~/ui/form/post-button";
import { LINK_HOURS } from "../access/login-link";
import { nameOf } from "../login-log/person-names";
import type { User } from "./user";

export type LoginFacts = {
  /** A password was typed when the person was added. */
  hasInitialPassword: boolean;
  /** A link that was made and not used yet. */
  openLink: { expiresAt: Date } | null;
  /** Links are sent to the person as well. */
  isLinkMailed: boolean;
  /** The address of the link that was made just now: this once. */
  shownLink: string | null;
};

type Props = { user: User; login: LoginFacts };

const { users } = paths.admin;

/** How somebody gets a login, or another password. */
export function LoginStep({ user, login: { shownLink, ...login } }: Props) {
  if (shownLink !== null) return <NewLink user={user} url={shownLink} isMailed={login.isLinkMailed} />;
  return (
    <>
      <p>{textFor(user, login)}</p>
      <div className="step-actions">
        <LoginButtons user={user} login={login} />
      </div>
    </>
  );
}

type Known = Omit<LoginFacts, "shownLink">;

function textFor({ firstName, email, hasLogin }: User, { openLink, hasInitialPassword, isLinkMailed }: Known): string {
  if (openLink) {
    const until = `Ein Einmal-Link ist angelegt und gilt bis ${formatDateTime(openLink.expiresAt)}. Er wird nicht noch einmal gezeigt.`;
    return hasLogin ? `${until} Bis ${firstName} ein neues Passwort wählt, gilt das bisherige.` : until;
  }
  if (hasLogin) return `${firstName} meldet sich mit ${email} und einem eigenen Passwort an.`;
  if (hasInitialPassword) return `Das Passwort, das beim Anlegen eingegeben wurde, ist vorgemerkt: ${firstName} meldet sich mit ${email} und diesem Passwort an.`;
  const link = `Sie erhalten einen Einmal-Link, mit dem ${firstName} selbst ein Passwort wählt. Er gilt ${LINK_HOURS.toString()} Stunden`;
  return isLinkMailed ? `${link} und wird auch an ${email} gesendet.` : `${link}.`;
}

type NewLinkProps = { user: User; url: string; isMailed: boolean };

function NewLink({ user: { firstName }, url, isMailed }: NewLinkProps) {
  return (
    <div className="new-link">
      <CopyField label={`Einmal-Link für ${firstName}`} value={url} />
      <p>
        {isMailed
          ? `Wenn die E-Mail nicht ankommt, geben Sie ihn ${firstName} auf einem Weg, dem Sie vertrauen.`
          : `Geben Sie ihn ${firstName} auf einem Weg, dem Sie vertrauen: Diese Website verschickt ihn nicht.`}{" "}
        Er gilt {LINK_HOURS} Stunden und ein einziges Mal, und er steht nur hier, bis Sie diese Seite verlassen.
      </p>
    </div>
  );
}

function LoginButtons({ user, login: { openLink, hasInitialPassword } }: { user: User; login: Known }) {
  const { id, hasLogin } = user;
  const link = { action: users.link(id), about: `„${nameOf(user)}“` };
  if (openLink) return <PostButton {...link} label="Neuen Link anlegen" icon="reload" />;
  if (hasLogin) return <PostButton {...link} label="Passwort zurücksetzen" icon="lock" />;
  const first = user.isActive ? { label: "Login anlegen" } : { label: "Login anlegen und aktivieren", fields: { activate: "on" } };
  return (
    <>
      <PostButton {...link} {...first} action={users.login(id)} tone="primary" />
      {hasInitialPassword ? <PostButton {...link} {...first} label="Stattdessen Einmal-Link" tone="quiet" /> : null}
    </>
  );
}
