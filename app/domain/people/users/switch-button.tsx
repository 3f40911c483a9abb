import { paths } from "~/paths";
import { PostButton } from "~/ui/form/post-button";
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
