import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { CookieDialog, CookieStatus } from "~/domain/consent/cookie-dialog";
import { CACHE } from "~/http/cache";
import { notFound } from "~/http/errors";
import { siteOf } from "~/http/language.server";
import { screenAt } from "~/paths";
import { ErrorPanel } from "~/ui/site/error-panel";
import { headLinks } from "~/ui/site/head-links";
import { errorMeta } from "~/ui/site/page-meta";
import { SiteFooter } from "~/ui/site/site-footer";
import { SiteHeader } from "~/ui/site/site-header";
import { useSite } from "~/ui/site/use-site";

export const meta = errorMeta;

export const links: LinksFunction = () => headLinks;

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.page });

/** The first segment is a language or the page does not exist: the router puts any word there. */
export function loader({ request, params }: LoaderFunctionArgs) {
  if (params.lang && !siteOf(request).prefix) throw notFound();
  return null;
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <SiteFrame>
      <ErrorPanel status={isRouteErrorResponse(error) ? error.status : 500} />
    </SiteFrame>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <>
      {screenAt(site.path) !== "cookies" && <CookieDialog site={site} />}
      <SiteHeader site={site} />
      <main id="main">{children}</main>
      <SiteFooter site={site} />
      <CookieStatus />
    </>
  );
}
