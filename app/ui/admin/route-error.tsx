import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { Icon, type IconName } from "./icon";
import { titled } from "./title";

type Shown = { icon: IconName; title: string; text: string; canReload?: boolean };

const ownWords: Record<number, Shown> = {
  403: { icon: "lock", title: "Kein Zugriff", text: "Sie haben keine Berechtigung für diesen Bereich." },
  404: { icon: "search", title: "Nicht gefunden", text: "Diese Seite oder dieser Eintrag existiert nicht (mehr)." },
  405: { icon: "alert", title: "Hierhin lässt sich nichts senden", text: "Diese Seite lässt sich nur öffnen. Gespeichert wurde nichts." },
  409: { icon: "alert", title: "Nicht mehr möglich", text: "Inzwischen hat sich etwas geändert. Bitte laden Sie die Seite neu." },
  413: { icon: "alert", title: "Zu groß", text: "Die gesendeten Daten sind zu groß. Ein Bild darf höchstens 5 MB haben." },
  429: { icon: "clock", title: "Zu viele Versuche", text: "Bitte warten Sie einen Moment und versuchen Sie es erneut." },
};

/** The title of the tab with it; nothing where there is no fault. */
export function errorTitle(error: unknown): { title: string }[] {
  if (error === undefined || error === null) return [];
  return titled(wordsFor(error)?.title ?? "Unerwarteter Fehler");
}

/** What a screen shows instead of itself. `failure` is what it says when its records could not be read. */
export function RouteError({ failure, homeUrl }: { failure: string; homeUrl: string }) {
  const { icon, title, text, canReload } = shownFor(useRouteError(), failure);
  const { pathname, search } = useLocation();
  return (
    <section className="route-error" role="alert">
      <Icon name={icon} size="lg" />
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{text}</p>
      <div className="page-actions">
        {canReload ? (
          <a className="button" data-tone="primary" href={pathname + search}>
            <Icon name="reload" size="sm" />
            Neu laden
          </a>
        ) : null}
        <Link className="button" data-tone="secondary" to={homeUrl}>
          Zum Dashboard
        </Link>
      </div>
    </section>
  );
}

/** The text of a refusal comes with it; a fault says only what could not be done. */
function shownFor(error: unknown, failure: string): Shown {
  const words = wordsFor(error);
  if (!words || !isRouteErrorResponse(error)) {
    return { icon: "alert", title: failure, text: "Bitte versuchen Sie es erneut.", canReload: true };
  }
  const said: unknown = error.data;
  return typeof said === "string" && said !== "" ? { ...words, text: said } : words;
}

function wordsFor(error: unknown): Shown | undefined {
  return isRouteErrorResponse(error) ? ownWords[error.status] : undefined;
}
