import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { findLoginLink, findOpenLink } from "~/domain/people/access/login-links.server";
import { ADMIN_ROLE } from "~/domain/people/access/permissions";
import { newSecretId } from "~/domain/people/access/secret-id";
import { nameOf } from "~/domain/people/login-log/person-names";
import { findLastAdminId, findUser } from "~/domain/people/users/users.server";
import { areLinksMailed, hasInitialPassword } from "~/domain/people/users/user-steps.server";
import { LAST_ADMIN_STAYS, OWN_ACCOUNT, USER_MISSING } from "~/domain/people/users/user-notices";
import { LINK_HOURS } from "~/domain/people/access/gate-notices";
import { SwitchButton } from "~/domain/people/users/user-steps";
import type { User } from "~/domain/people/users/user-schema";
import { USER_LABELS } from "~/domain/people/users/user-labels";
import { neverCached } from "~/http/answers";
import { requireFound, requirePermission } from "~/http/guard.server";
import { requireAdminFor } from "~/http/user-answers.server";
import { readLoginLink } from "~/http/shown-once.server";
import { reachedOrigin } from "~/http/origin.server";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink, HistoryLink } from "~/ui/admin/button-link";
import { CopyField } from "~/ui/admin/copy-field";
import { formatDateTime } from "~/ui/admin/dates";
import { Icon } from "~/ui/admin/icon";
import { PageHeader } from "~/ui/admin/page-header";
import { PostButton } from "~/ui/form/post-button";

export const { meta, ErrorBoundary } = adminScreen({ title: "Zugang", failure: "Fehler beim Laden der Benutzer" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await requirePermission(request, "update", "users");
  const user = requireFound(await findUser(params.id ?? ""), USER_MISSING);
  requireAdminFor(user, by);
  const token = await readLoginLink(request, user.id);
  const isOpen = token !== null && (await findLoginLink(token)).state === "open";
  const login = {
    hasInitialPassword: await hasInitialPassword(user.id),
    openLink: await findOpenLink(user.id),
    isLinkMailed: areLinksMailed,
    isOwn: user.id === by.adminUserId,
    mayTakeFactor: by.roleName === ADMIN_ROLE,
    newToken: newSecretId(),
    shownLink: isOpen ? reachedOrigin(request) + paths.admin.welcomeWith(token) : null,
  };
  return data({ title: nameOf(user), user, login, isLastAdmin: user.id === (await findLastAdminId()) }, neverCached(200));
}

const { users } = paths.admin;

export default function Access() {
  const { user, login, isLastAdmin } = useLoaderData<typeof loader>();
  const isPrepared = user.isActive || user.hasLogin || login.openLink !== null;
  return (
    <>
      <PageHeader title={`Zugang: ${nameOf(user)}`} lead={leadFor(user, isPrepared)} back={USER_LABELS.list}>
        <ButtonLink to={users.edit(user.id)} icon="pencil">
          Bearbeiten
        </ButtonLink>
        {user.hasLogin && login.mayTakeFactor ? (
          <ButtonLink to={paths.admin.secondFactor.takeAway(user.id)} icon="lock">
            Zweiter Faktor
          </ButtonLink>
        ) : null}
        <HistoryLink to={users.history(user.id)} />
      </PageHeader>
      <ol className="steps">
        <Step number={1} title="Login" isDone={user.hasLogin} state={<LoginBadge hasLogin={user.hasLogin} />}>
          <LoginStep user={user} login={login} />
        </Step>
        <Step number={2} title="Aktiv" isDone={user.isActive} state={<ActiveBadge isActive={user.isActive} />}>
          <p>{activeText(user, isPrepared)}</p>
          {isLastAdmin ? <p>{LAST_ADMIN_STAYS}</p> : null}
          {login.isOwn && !isLastAdmin ? <p>{OWN_ACCOUNT}, und wieder aktivieren kann es nur jemand anders.</p> : null}
          {isPrepared && !isLastAdmin ? (
            <div className="step-actions">
              <SwitchButton user={user} view="access" tone={user.isActive ? "secondary" : "primary"} />
            </div>
          ) : null}
        </Step>
      </ol>
    </>
  );
}

/** `isPrepared`: the person has a login, a link or an active account; if not, one button does both steps. */
function leadFor({ firstName, hasLogin, isActive }: User, isPrepared: boolean): string {
  if (!isPrepared) return `Noch ein Klick, dann kann ${firstName} herein.`;
  const left = [hasLogin, isActive].filter((isDone) => !isDone).length;
  if (left === 0) return `${firstName} kann sich anmelden.`;
  return left === 1
    ? `Noch ein Schritt, dann kann sich ${firstName} anmelden.`
    : `Noch zwei Schritte, dann kann sich ${firstName} anmelden.`;
}

function activeText({ firstName, isActive }: User, isPrepared: boolean): string {
  if (isActive) return `${firstName} darf herein. Wer deaktiviert wird, ist mit dem nächsten Klick draußen.`;
  const text = `${firstName} kommt erst herein, wenn das Konto aktiv ist.`;
  return isPrepared ? text : `${text} Das geschieht zusammen mit dem Login.`;
}

function LoginBadge({ hasLogin }: { hasLogin: boolean }) {
  return hasLogin ? <Badge tone="good">Angelegt</Badge> : <Badge tone="warning">Auth fehlt</Badge>;
}

function ActiveBadge({ isActive }: { isActive: boolean }) {
  return isActive ? <Badge tone="good">Aktiv</Badge> : <Badge>Inaktiv</Badge>;
}

type StepProps = { number: number; title: string; isDone: boolean; state: ReactNode; children: ReactNode };

function Step({ number, title, isDone, state, children }: StepProps) {
  return (
    <li className="step" data-done={isDone || undefined}>
      <span className="step-mark" aria-hidden="true">
        {isDone ? <Icon name="check" size="sm" /> : number}
      </span>
      <div className="step-body">
        <h2 className="step-title">
          {title} {state}
        </h2>
        {children}
      </div>
    </li>
  );
}

type LoginFacts = ReturnType<typeof useLoaderData<typeof loader>>["login"];

function LoginStep({ user, login: { shownLink, ...login } }: { user: User; login: LoginFacts }) {
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

function NewLink({ user: { firstName }, url, isMailed }: { user: User; url: string; isMailed: boolean }) {
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

function LoginButtons({ user, login: { openLink, hasInitialPassword, isOwn, newToken } }: { user: User; login: Known }) {
  const { id, version, hasLogin } = user;
  const fields = { version, token: newToken };
  if (isOwn) return <ButtonLink to={paths.admin.account.password} icon="lock">Passwort ändern</ButtonLink>;
  const link = { action: users.link(id), fields, about: quoted(nameOf(user)) };
  if (openLink) return <PostButton {...link} label="Neuen Link anlegen" icon="reload" />;
  if (hasLogin) return <PostButton {...link} label="Passwort zurücksetzen" icon="lock" />;
  const first = user.isActive ? { label: "Login anlegen" } : { label: "Login anlegen und aktivieren", fields: { ...fields, activate: "on" } };
  return (
    <>
      <PostButton {...link} {...first} action={users.login(id)} tone="primary" />
      {hasInitialPassword ? <PostButton {...link} {...first} label="Stattdessen Einmal-Link" tone="quiet" /> : null}
    </>
  );
}
