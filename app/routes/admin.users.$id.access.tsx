import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findLoginLink, findOpenLink } from "~/domain/people/access/login-links.server";
import { ADMIN_ROLE } from "~/domain/people/access/permissions";
import { newSecretId } from "~/domain/people/access/secret-id";
import { nameOf } from "~/domain/people/login-log/person-names";
import { findLastAdminId, findUser } from "~/domain/people/users/users.server";
import { areLinksMailed, hasInitialPassword } from "~/domain/people/users/user-steps.server";
import { UserAccess } from "~/domain/people/users/user-access";
import { USER_MISSING } from "~/domain/people/users/user-notices";
import { neverCached } from "~/http/answers";
import { requireFound, requirePermission } from "~/http/guard.server";
import { requireAdminFor } from "~/http/user-answers.server";
import { readLoginLink } from "~/http/shown-once.server";
import { reachedOrigin } from "~/http/origin.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

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

export default function Access() {
  return <UserAccess {...useLoaderData<typeof loader>()} />;
}
