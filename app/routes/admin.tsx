import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { findCompany } from "~/domain/company/company.server";
import { AdminFrame } from "~/domain/desk/admin-menu";
import { helpNameAt, helpNamesFor } from "~/domain/help/help";
import { findWaiting } from "~/domain/desk/dashboard.server";
import { findLook } from "~/domain/system/look.server";
import { findSiteLanguages } from "~/domain/system/site-languages.server";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { attemptOr } from "~/http/attempt.server";
import { followsPost } from "~/http/request-paths";
import { forgetLeftLink } from "~/http/shown-once.server";
import { takeNotice } from "~/http/notice.server";
import { readSession } from "~/http/session.server";
import { hasShortcuts } from "~/http/choice-cookies.server";
import { COMPANY_NAME } from "~/i18n/company-name";
import { LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { ConnectionNote } from "~/ui/admin/connection-note";
import { errorTitle, RouteError } from "~/ui/admin/route-error";
import adminStyles from "~/ui/styles/admin.css?url";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta: MetaFunction = errorTitle;

/** This is no guard: every screen below has its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await readSession(request).catch(nobodyAfterPost(request));
  const { name: companyName } = await attemptOr(request, findCompany, { name: COMPANY_NAME });
  const { logo } = await attemptOr(request, findLook, { logo: null });
  if (!user) return data({ user, notice: null, hasShortcuts: false, waiting: null, companyName, logo, helpUrl: "", languages: LANGUAGES });
  const languages = await attemptOr(request, findSiteLanguages, LANGUAGES);
  const { notice, headers } = await takeNotice(request);
  const forgotten = await forgetLeftLink(request);
  if (forgotten !== null) headers.append("Set-Cookie", forgotten);
  const waiting = user.owesSecondFactor ? null : await attemptOr(request, () => findWaiting(user, languages), null);
  return data({ user, notice, hasShortcuts: hasShortcuts(request), waiting, companyName, logo, helpUrl: helpUrlFor(user, request), languages }, { headers });
}

function helpUrlFor(user: CurrentUser, request: Request): string {
  const name = helpNameAt(new URL(request.url).pathname);
  return name !== null && !user.owesSecondFactor && helpNamesFor(user).includes(name) ? `${paths.admin.help}/${name}` : "";
}

/** After a post the answer must be shown, even without the frame's data. */
function nobodyAfterPost(request: Request) {
  return (error: unknown) => {
    if (!followsPost(request)) throw error;
    return null;
  };
}

/** Always, because a notice is for one screen only, and a role may have changed. */
export const shouldRevalidate = () => true;

export default function AdminLayout() {
  const { user, ...frame } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (!user || isGate(pathname)) {
    return (
      <>
        <Outlet />
        <ConnectionNote />
      </>
    );
  }
  return (
    <AdminFrame user={user} {...frame}>
      {/* the key: two records may share a route, but must not share state */}
      <Outlet key={pathname} />
    </AdminFrame>
  );
}

export function ErrorBoundary() {
  const found = useRouteLoaderData<typeof loader>("routes/admin");
  const error = <RouteError failure="Ein unerwarteter Fehler ist aufgetreten." />;
  if (!found?.user) return <main className="gate">{error}</main>;
  return <AdminFrame {...found}>{error}</AdminFrame>;
}

function isGate(pathname: string): boolean {
  const gate = [paths.admin.setup, paths.admin.login(), paths.admin.logout, paths.admin.welcome];
  return gate.some((path) => pathname.startsWith(path));
}
