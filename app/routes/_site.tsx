import { isRouteErrorResponse, Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { type HeadersFunction, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { ReactNode } from "react";
import { CookieDialog, CookieStatus } from "~/domain/consent/cookie-dialog";
import { useConsent } from "~/domain/consent/embed-frame";
import { PreviewBanner } from "~/domain/desk/preview-banner";
import { popupTexts } from "~/domain/system/popup";
import type { PopupForm } from "~/domain/system/setting-schemas";
import { type Attempt, CACHE, valueOr } from "~/http/answers";
import { companyYear } from "~/i18n/company-time";
import { endPreview, previewOf, requireSite } from "~/http/site-request.server";
import { pathHere, paths, screenAt, sitePath } from "~/paths";
import { ErrorPanel } from "~/ui/site/error-panel";
import { GermanOnly } from "~/ui/site/german-only";
import { KeptPart } from "~/ui/site/kept-part";
import { headLinks } from "~/ui/site/head-links";
import { errorMeta } from "~/ui/site/error-labels";
import { SiteFooter } from "~/ui/site/site-footer";
import { type HeaderTheme, SiteHeader } from "~/ui/site/site-header";
import { useCompany, useRootData, useSite } from "~/ui/site/use-site";

export const meta = errorMeta;

export const links: LinksFunction = () => headLinks;

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.page });

/** Tells a visitor once that the preview of their link has ended. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = await requireSite({ request, params });
  const previewing = await previewOf(request);
  if (previewing.state === "over" && params.token === undefined) {
    throw redirect(sitePath(site, paths.preview.over), { headers: { "Set-Cookie": await endPreview() } });
  }
  const isShown = previewing.state === "open" && params.token === undefined;
  return { previewUntil: isShown ? previewing.preview.expiresAt : null };
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
    <SiteFrame theme="light">
      <ErrorPanel status={isRouteErrorResponse(error) ? error.status : 500} />
    </SiteFrame>
  );
}

function SiteFrame({ theme, children }: { theme?: HeaderTheme; children: ReactNode }) {
  const { site, look, languages } = useRootData();
  const until = useRouteLoaderData<typeof loader>("routes/_site")?.previewUntil;
  const company = useCompany();
  const { preferences } = useConsent();
  const hasDialog = screenAt(site.path) !== "cookies";
  const { language, prefix, path, query } = site;
  return (
    <>
      <HomePopup />
      {until && <PreviewBanner site={site} until={until} />}
      {hasDialog && (
        <KeptPart name="cookies" from={[language, prefix, path, query, preferences]}>
          <CookieDialog />
        </KeptPart>
      )}
      <KeptPart name="header" from={[language, prefix, path, query, company, look, languages, theme]}>
        <SiteHeader site={site} company={company} look={look} languages={languages} theme={theme} />
      </KeptPart>
      <main id="main">{children}</main>
      <KeptPart name="footer" from={[language, prefix, company, look, companyYear()]}>
        <SiteFooter site={site} />
      </KeptPart>
      {hasDialog && <CookieStatus />}
    </>
  );
}

/** Only on the start page, and first in the focus order. */
function HomePopup() {
  const home = useRouteLoaderData<{ popup: Attempt<PopupForm | null> }>("routes/home");
  const popup = home && valueOr(home.popup, null);
  return popup ? <MaintenancePopup popup={popup} /> : null;
}

/** site-popup.css shows it after a second; JavaScript makes it a modal dialog. */
function MaintenancePopup({ popup }: { popup: PopupForm }) {
  const site = useSite();
  const { title, message, buttonText, language } = popupTexts(popup, site.language);
  return (
    <dialog id="maintenance-popup" className="modal popup" open aria-labelledby="popup-title">
      <h2 id="popup-title" lang={language}>
        {title}
      </h2>
      {language && <GermanOnly language={site.language} />}
      <p lang={language}>{message}</p>
      <form method="post" action={paths.maintenancePopup}>
        <input type="hidden" name="return_to" value={pathHere(site)} />
        <button type="submit" className="button" lang={language}>
          {buttonText}
        </button>
      </form>
    </dialog>
  );
}
