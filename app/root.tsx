import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { company as usual } from "./i18n/company";
import { paths } from "./paths";
import siteScript from "./browser/site.ts?worker&url";
import type { Consent } from "./domain/consent/consent";
import { findCompany } from "./domain/company/company.server";
import { findLook } from "./domain/system/look.server";
import { findSiteLanguages } from "./domain/system/site-languages.server";
import { valueOr } from "~/http/answers";
import { attempt } from "~/http/attempt.server";
import { consentOf } from "~/http/choice-cookies.server";
import { followsPost } from "~/http/request-paths";
import { wantsHydration } from "./http/hydration";
import { siteOf } from "./http/site-request.server";
import { publicOrigin } from "./http/origin.server";
import { ErrorPanel } from "./ui/site/error-panel";
import { errorMeta } from "./ui/site/error-labels";
import { RouteError } from "./ui/admin/route-error";
import { SpeculationRules } from "./ui/site/speculation-rules";
import { useNonce } from "./ui/nonce";
import { iconLinks } from "./ui/site/icons";
import { type RootData, useRootData, useSite } from "./ui/site/use-site";
import siteStyles from "./ui/styles/site.css?url";

/** Not in browsers: only the administration hydrates, and its frame has its own error page. */
export const meta: MetaFunction = import.meta.env.SSR ? errorMeta : () => [];

export async function loader({ request }: LoaderFunctionArgs): Promise<RootData & { consent: Consent }> {
  const site = await siteOf(request);
  const root = { site, origin: publicOrigin(), consent: consentOf(request) };
  if (isAdminPath(site.path) && !isPreviewPath(site.path)) return root;
  const [company, look, languages] = [await orUsual(request, findCompany), await orUsual(request, findLook), await orUsual(request, findSiteLanguages)];
  return { ...root, company, look, languages };
}

/** After a post, uses the defaults, so that the typed values are not lost. */
async function orUsual<Value>(request: Request, find: () => Promise<Value>): Promise<Value | undefined> {
  return followsPost(request) ? valueOr(await attempt<Value | undefined>(request, find), undefined) : find();
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { path, language } = useSite();
  const isAdmin = isAdminPath(path);
  const { company, look } = useRootData();
  return (
    <html lang={isAdmin ? "de" : language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.mark.ground ?? "#08151b"} />
        <Meta />
        {isAdmin && <meta name="robots" content="noindex" />}
        <Links />
        {isAdmin || !import.meta.env.SSR ? null : iconLinks({ company: company ?? usual, look }).map((link) => <link key={link.href} {...link} />)}
        {look?.style ? <style>{look.style}</style> : null}
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

function isAdminPath(path: string): boolean {
  return path === "/admin" || path.startsWith("/admin/");
}

function isPreviewPath(path: string): boolean {
  return path.startsWith(paths.admin.previews);
}

export default function App() {
  return <Outlet />;
}

/** For errors in the outer frames. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <link rel="stylesheet" href={siteStyles} />
      {import.meta.env.SSR ? <ErrorPanel status={isRouteErrorResponse(error) ? error.status : 500} /> : <RouteError failure="Ein unerwarteter Fehler ist aufgetreten." />}
    </>
  );
}

function PageScripts() {
  const nonce = useNonce();
  const [matches, error] = [useMatches(), useRouteError()];
  const isFault = error !== undefined && error !== null;
  const hydrates = !isFault && matches.some(({ handle }) => wantsHydration(handle));
  if (import.meta.env.SSR && !hydrates) {
    return (
      <>
        <SpeculationRules />
        <script type="module" src={siteScript} />
      </>
    );
  }
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
