import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/domain/people/users/account-page";
import { listOwnSessions } from "~/domain/people/users/own-sessions.server";
import { findUser } from "~/domain/people/users/users.server";
import { requireFound, requireUser } from "~/http/guard.server";
import { ownSessionId } from "~/http/session.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Mein Konto", failure: "Fehler beim Laden des Kontos" });

/** Needs no permission, because everybody has an account. */
export async function loader({ request }: LoaderFunctionArgs) {
  const current = await requireUser(request);
  const sessionId = await ownSessionId(request);
  const [user, sessions] = await Promise.all([findUser(current.adminUserId), listOwnSessions({ user: current, sessionId })]);
  return { user: requireFound(user), sessions };
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
