import { Link, useSearchParams } from "@remix-run/react";
import { paths } from "~/paths";
import { SubmitActions } from "~/ui/form/form-actions";

const { admin } = paths;

export const FIRST_RUN = [
  { url: admin.company, text: "Angaben zur Firma", lead: "Name, Anschrift, Telefon und Öffnungszeiten." },
  { url: admin.look, text: "Logo und Farben", lead: "Ihr Zeichen oben auf jeder Seite und zwei Farben." },
  { url: admin.languages, text: "Sprachen", lead: "In welchen Sprachen Besucher die Website sehen." },
  { url: admin.samples, text: "Beispielinhalte", lead: "Behalten oder mit einem Klick in den Papierkorb." },
] as const;

export type SettingsUrl = (typeof FIRST_RUN)[number]["url"];

const MARK = "first-run";

export const FIRST_STEP = stepUrl(admin.company);

function stepUrl(url: SettingsUrl): string {
  return `${url}?${MARK}=1`;
}

function nextStep(here: SettingsUrl): string {
  const next = FIRST_RUN[FIRST_RUN.findIndex(({ url }) => url === here) + 1];
  return next === undefined ? admin.home : stepUrl(next.url);
}

export function afterSaving(request: Pick<Request, "url">, here: SettingsUrl, usual: string = here): string {
  return new URL(request.url).searchParams.has(MARK) ? nextStep(here) : usual;
}

export function FirstRunSteps({ here }: { here: SettingsUrl }) {
  const [search] = useSearchParams();
  if (!search.has(MARK)) return null;
  return (
    <nav className="first-run" aria-label="Erste Schritte">
      <ol className="first-run-steps">
        {FIRST_RUN.map(({ url, text }) => (
          <li key={url}>
            <Link to={stepUrl(url)} aria-current={url === here ? "step" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
      <p>
        Jeder Schritt lässt sich auslassen und später unter <Link to={admin.settings}>Einstellungen</Link> nachholen. <Link to={nextStep(here)}>Schritt überspringen</Link>
      </p>
    </nav>
  );
}

export function useWayOut(here: SettingsUrl, text = "Abbrechen") {
  const [search] = useSearchParams();
  return search.has(MARK) ? { url: nextStep(here), text: "Überspringen" } : { url: admin.settings, text };
}

export function SettingsLinks({ urls }: { urls: readonly SettingsUrl[] }) {
  return (
    <nav aria-label="Weitere Einstellungen">
      <ul className="settings-links">
        {FIRST_RUN.filter(({ url }) => urls.includes(url)).map(({ url, text, lead }) => (
          <li key={url}>
            <Link className="settings-link" to={url}>
              {text}
            </Link>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SettingActions({ here }: { here: SettingsUrl }) {
  return (
    <SubmitActions cancel={useWayOut(here)} pending="Wird gespeichert …">Speichern</SubmitActions>
  );
}
