import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useParams } from "@remix-run/react";
import { createLink, createLogin, setUserActive } from "~/domain/people/users/user-steps.server";
import { UserResult } from "~/domain/people/users/user-steps";
import { loginStepSchema, userStepSchema } from "~/domain/people/users/user-schema";
import { requirePermission } from "~/http/guard.server";
import { invalid, readForm } from "~/http/read-form.server";
import { answerLogin, answerSwitch } from "~/http/user-answers.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

const TITLES = {
  activate: "Benutzer aktivieren",
  deactivate: "Benutzer deaktivieren",
  login: "Login anlegen",
  link: "Einmal-Link",
} as const;

type Step = keyof typeof TITLES;

export const { meta, ErrorBoundary } = adminScreen(({ location }) => ({ title: TITLES[stepAt(location.pathname)], failure: "Fehler beim Laden der Benutzer" }));

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "update", "users");
  return {};
}

export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "users");
  const step = stepAt(new URL(request.url).pathname);
  if (step === "login" || step === "link") return makeLogin(request, { id, by, make: step === "login" ? createLogin : createLink });
  const form = await readForm(request, userStepSchema);
  if (!form.ok) return invalid(form.reply);
  const { version, ...place } = form.value;
  return answerSwitch(request, () => setUserActive({ id, version, by, isActive: step === "activate" }), place);
}

type Making = { id: string; by: string; make: typeof createLogin };

async function makeLogin(request: Request, { id, by, make }: Making) {
  // one's own password needs the current one: somebody may sit at an open browser
  if (id === by) throw redirect(paths.admin.account.password, 303);
  const form = await readForm(request, loginStepSchema);
  if (!form.ok) return invalid(form.reply);
  const { activate: activates, ...asked } = form.value;
  return answerLogin(request, () => make({ ...asked, id, by, activates }), { activates });
}

export default function UserStep() {
  return <UserResult id={useParams().id ?? ""} answer={useActionData<typeof action>()} />;
}

function stepAt(pathname: string): Step {
  const name = pathname.replace(/\/+$/, "").split("/").at(-1)?.toLowerCase() ?? "";
  if (!isStep(name)) throw new Error(`${pathname} is no step`);
  return name;
}

function isStep(name: string): name is Step {
  return Object.hasOwn(TITLES, name);
}
