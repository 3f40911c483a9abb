import { paths } from "~/paths";
import { PostButton } from "~/ui/form/post-button";
import { ActionResultPage } from "~/ui/admin/action-result-page";
import { nameOf } from "../login-log/person-names";
import type { User, UserView } from "./user-schema";

type Props = {
  user: User;
  /** The screen that it stands on, to come back to. */
  view: UserView;
  page?: number;
  tone?: "primary" | "secondary";
};

const { users } = paths.admin;

/** Lets somebody in, or keeps them out. */
export function SwitchButton({ user, view, page = 1, ...look }: Props) {
  const { id, version, isActive } = user;
  const step = isActive ? { action: users.deactivate(id), label: "Deaktivieren" } : { action: users.activate(id), label: "Aktivieren" };
  return <PostButton {...step} fields={{ version, view, page }} about={`„${nameOf(user)}“`} {...look} />;
}

/** Where nothing was done with somebody: it was refused, for the reason given, or nobody has pressed a button. */
export function UserResult({ id, answer }: { id: string; answer: object | undefined }) {
  const reason = answer !== undefined && "reason" in answer && typeof answer.reason === "string" ? answer.reason : null;
  const title = reason === null ? "Zugang" : "Nicht möglich";
  const text = reason ?? "Was mit einem Benutzer geschieht, bestimmen die Knöpfe auf seiner Seite.";
  const link = { url: paths.admin.users.access(id), text: "Zum Benutzer" };
  return <ActionResultPage isProblem={reason !== null} title={title} text={text} link={link} />;
}

/** Where no session was ended: the database has failed, or nobody has pressed a button. */
export function SessionsResult({ failure }: { failure: string | undefined }) {
  const text = failure ? "Bitte versuchen Sie es erneut." : "Sitzungen beenden Sie mit den Knöpfen in Ihrem Konto.";
  const link = { url: paths.admin.account.show, text: "Zu meinem Konto" };
  return <ActionResultPage isProblem={failure !== undefined} title={failure ?? "Sitzungen"} text={text} link={link} />;
}
