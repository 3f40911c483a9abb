import type { ReactNode } from "react";
import { paths } from "~/paths";
import { Badge } from "~/ui/admin/badge";
import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";
import { PageHeader } from "~/ui/admin/page-header";
import { LoginStep, type LoginFacts } from "./login-step";
import { SwitchButton } from "./switch-button";
import { nameOf } from "../login-log/person-names";
import type { User } from "./user";
import { LAST_ADMIN_STAYS } from "./user-notices";
import { USER_LABELS } from "./user-labels";

type Props = { user: User; login: LoginFacts; isLastAdmin: boolean };

/** What is left until somebody can log in, each step with the button that does it; later what can be undone. */
export function UserAccess({ user, login, isLastAdmin }: Props) {
  const isPrepared = user.isActive || user.hasLogin || login.openLink !== null;
  return (
    <>
      <PageHeader title={`Zugang: ${nameOf(user)}`} lead={leadFor(user, isPrepared)} back={USER_LABELS.list}>
        <ButtonLink to={paths.admin.users.edit(user.id)} icon="pencil">
          Bearbeiten
        </ButtonLink>
        {user.hasLogin ? (
          <ButtonLink to={paths.admin.secondFactor.takeAway(user.id)} icon="lock">
            Zweiter Faktor
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.admin.users.history(user.id)} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      <ol className="steps">
        <Step number={1} title="Login" isDone={user.hasLogin} state={<LoginBadge hasLogin={user.hasLogin} />}>
          <LoginStep user={user} login={login} />
        </Step>
        <Step number={2} title="Aktiv" isDone={user.isActive} state={<ActiveBadge isActive={user.isActive} />}>
          <p>{activeText(user, isPrepared)}</p>
          {isLastAdmin ? <p>{LAST_ADMIN_STAYS}</p> : null}
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

/** `isPrepared`: there is a login, or a way to one, or the account is active; before that one button does both. */
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
