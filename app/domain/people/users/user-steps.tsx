import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { PostButton } from "~/ui/form/post-button";
import { ActionResultPage } from "~/ui/admin/action-result-page";
import { nameOf } from "../login-log/person-names";
import type { User } from "./user-schema";

type Props = {
  user: User;
  view: "list" | "access";
  page?: number;
  tone?: "primary" | "secondary";
};

const { users } = paths.admin;

export function SwitchButton({ user, view, page = 1, ...look }: Props) {
  const { id, version, isActive } = user;
  const step = isActive ? { action: users.deactivate(id), label: "Deaktivieren" } : { action: users.activate(id), label: "Aktivieren" };
  return <PostButton {...step} fields={{ version, view, page }} about={quoted(nameOf(user))} {...look} />;
}

export function UserResult({ id, answer }: { id: string; answer: object | undefined }) {
  const failure = answer !== undefined && "failure" in answer && typeof answer.failure === "string" ? answer.failure : null;
  const title = failure === null ? "Zugang" : "Nicht möglich";
  const text = failure ?? "Was mit einem Benutzer geschieht, bestimmen die Buttons auf seiner Seite.";
  const link = { url: paths.admin.users.access(id), text: "Zum Benutzer" };
  return <ActionResultPage isProblem={failure !== null} title={title} text={text} link={link} />;
}

export function SessionsResult({ failure }: { failure: string | undefined }) {
  const text = failure ? "Bitte versuchen Sie es erneut." : "Sitzungen beenden Sie mit den Buttons in Ihrem Konto.";
  const link = { url: paths.admin.account.show, text: "Zu meinem Konto" };
  return <ActionResultPage isProblem={failure !== undefined} title={failure ?? "Sitzungen"} text={text} link={link} />;
}
