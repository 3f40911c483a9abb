import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { createLink, createLogin } from "~/domain/people/users/user-steps.server";
import { UserResult } from "~/domain/people/users/user-steps";
import { requirePermission } from "~/http/guard.server";
import { answerLogin, answerSwitch } from "~/http/user-answers.server";
import { paths } from "~/paths";
import { stepAt } from "~/ui/admin/address";
import { adminScreen } from "~/ui/admin/route-error";

const TITLES = {
  activate: "Benutzer aktivieren",
  deactivate: "Benutzer deaktivieren",
  login: "Login anlegen",
  link: "Einmal-Link",
} as const;

export const { meta, ErrorBoundary } = adminScreen(({ location }) => ({ title: TITLES[stepAt(TITLES, location)], failure: "Fehler beim Laden der Benutzer" }));

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "users");
  return {};
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "users");
  const step = stepAt(TITLES, new URL(request.url));
  if (step === "activate" || step === "deactivate") return answerSwitch(request, { id, by, isActive: step === "activate" });
  // one's own password needs the current one: somebody may sit at an unlocked computer
  if (id === by) throw redirect(paths.admin.account.password, 303);
  return answerLogin(request, { id, by, make: step === "login" ? createLogin : createLink });
}

export default function UserStep() {
  return <UserResult id={useParams().id ?? ""} answer={useActionData<typeof action>()} />;
}
