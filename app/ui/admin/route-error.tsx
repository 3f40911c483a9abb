import { isRouteErrorResponse, Link, type MetaArgs, useActionData, useLocation, useParams, useRouteError } from "@remix-run/react";
import { useState } from "react";
import { besideReason, GERMAN_FORM_LABELS } from "~/i18n/form-labels";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { useRequestId } from "../request-id";
import type { ConflictFields } from "./conflict-fieldset";
import { Icon, type IconName } from "./icon";
import { useMenuPlace } from "./menu";
import { PageHeader } from "./page-header";
import { textOf, valueAt } from "./shown-value";
import { titled } from "./title";
import { FormActions } from "../form/form-actions";
import { AnswerLeaveWarning } from "../form/leave-warning";
import { filledFields } from "./text-list";
import { SHOWN_BUT_NOT_SAVED, SendTyped, TypedValues } from "./typed-values";

type Shown = { icon: IconName; title: string; text: string; canReload?: boolean };

const NOT_FOUND = "Nicht gefunden";

const ownTexts: Record<number, Shown> = {
  403: { icon: "lock", title: "Kein Zugriff", text: "Sie haben keine Berechtigung für diesen Bereich." },
  404: { icon: "search", title: NOT_FOUND, text: "Diese Seite oder dieser Eintrag existiert nicht (mehr)." },
  405: { icon: "alert", title: "Hierhin lässt sich nichts senden", text: "Diese Seite lässt sich nur öffnen. Gespeichert wurde nichts." },
  409: { icon: "alert", title: "Nicht mehr möglich", text: "Inzwischen hat sich etwas geändert. Bitte laden Sie die Seite neu." },
  413: { icon: "alert", title: "Zu groß", text: "Die gesendeten Daten sind zu groß. Ein Bild darf höchstens 5 MB haben." },
  429: { icon: "clock", title: "Zu viele Versuche", text: "Bitte warten Sie einen Moment und versuchen Sie es erneut." },
};

type TitledScreen = { error?: unknown; data?: unknown; matches: Parameters<typeof titled>[1] };

export function errorTitle({ error, matches }: TitledScreen): { title: string }[] {
  if (error === undefined || error === null) return [];
  return titled(textsFor(error)?.title ?? "Unerwarteter Fehler", matches);
}

export function screenTitle(text: string) {
  return (screen: TitledScreen) => {
    if (screen.error !== undefined && screen.error !== null) return errorTitle(screen);
    return titled(titleIn(valueAt(screen.data, "opened") ?? screen.data, text), screen.matches);
  };
}

/** The loader's data of a form has a `title`; `values` is null if the record does not exist. */
function titleIn(data: unknown, text: string): string {
  const [name, page] = [valueAt(data, "title"), valueAt(data, "page")];
  if (typeof name === "string" && valueAt(data, "values") === null) return NOT_FOUND;
  const screen = readableTitle(text, valueAt(data, "isReadOnly") === true);
  const named = typeof name === "string" && name !== "" ? `${screen}: ${name}` : screen;
  return typeof page === "number" && page > 1 ? `${named}, Seite ${page.toString()}` : named;
}

/** For people who may not change what the form shows. */
export function readableTitle(title: string, isReadOnly: boolean): string {
  return isReadOnly ? title.replace("bearbeiten", "ansehen") : title;
}

type Props = {
  failure: string;
  fields?: ConflictFields;
};

/** Also shows the typed values if the form's screen cannot be shown. */
export function RouteError({ failure, fields = {} }: Props) {
  const error = useRouteError();
  const { icon, title, text, canReload } = shownFor(error, failure);
  const { pathname, search } = useLocation();
  const isHome = pathname === paths.admin.home;
  const answer = useActionData();
  const typed = typedIn(answer, failure) ?? typedIn(valueAt(error, "data"), failure);
  const status = valueAt(error, "status");
  const place = useMenuPlace();
  if (typed) return <Unsaved {...typed} fields={fields} isRefused={status === 403} />;
  return (
    <section className="route-error" role="alert">
      <Icon name={icon} size="lg" />
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{text}</p>
      <RequestId />
      <div className="page-actions">
        {canReload || isHome ? (
          <a className="button" data-tone="primary" href={pathname + search}>
            <Icon name="reload" size="sm" />
            Neu laden
          </a>
        ) : null}
        {status === 404 && place !== undefined ? (
          <Link className="button" data-tone="primary" to={place.url}>
            {`Zu ${quoted(place.label)}`}
          </Link>
        ) : null}
        {isHome ? null : (
          <Link className="button" data-tone="secondary" to={paths.admin.home}>
            Zum Dashboard
          </Link>
        )}
      </div>
    </section>
  );
}

type ScreenTexts = Props & { title: string };

type Place = Pick<MetaArgs, "params" | "location">;

export function adminScreen(texts: ScreenTexts | ((place: Place) => ScreenTexts)) {
  const textsAt = (place: Place) => (typeof texts === "function" ? texts(place) : texts);
  return {
    meta: (screen: MetaArgs) => screenTitle(textsAt(screen).title)(screen),
    ErrorBoundary: function ScreenError() {
      const { failure, fields } = textsAt({ params: useParams(), location: useLocation() });
      return <RouteError failure={failure} fields={fields} />;
    },
  };
}

export function gateScreen({ title, failure }: ScreenTexts) {
  return { meta: screenTitle(title), ErrorBoundary: () => <GateError failure={failure} /> };
}

export function GateError({ failure }: Pick<Props, "failure">) {
  return (
    <main className="gate">
      <RouteError failure={failure} />
    </main>
  );
}

/** Helps to find the request in the log. The browser reads the attribute before hydration. */
function RequestId() {
  const id = useRequestId();
  const [shown] = useState(id);
  return shown === null ? null : (
    <p className="field-hint" data-request-id={shown}>
      Kennung: {shown}
    </p>
  );
}

type Typed = {
  values: Record<string, unknown>;
  failure: string;
  notes: unknown[];
};

function typedIn(answer: unknown, failure: string): Typed | null {
  const reply = valueAt(answer, "reply");
  const values = valueAt(reply, "initialValue");
  if (typeof values !== "object" || values === null) return null;
  const said: unknown = valueAt(valueAt(reply, "error"), "");
  const messages = Array.isArray(said) ? said.map(textOf) : [];
  const note = textOf(valueAt(answer, "note"));
  const { with_file: hadFile, ...typed } = Object.fromEntries(Object.entries(values));
  return {
    values: typed,
    failure: messages[0] ?? besideReason(failure, note),
    notes: [...messages.slice(1), note, hadFile && GERMAN_FORM_LABELS.fileLost],
  };
}

function Unsaved({ values, failure, notes, fields, isRefused }: Typed & { fields: ConflictFields; isRefused: boolean }) {
  // a confirmation sends only hidden fields
  const isTyped = filledFields({ fields, values }).length > 0;
  const cancel = { url: paths.admin.home, text: "Zum Dashboard" };
  return (
    <>
      <div role="alert">
        <PageHeader title={failure} lead={[...notes, isTyped && SHOWN_BUT_NOT_SAVED].filter(Boolean).join(" ")} />
        <RequestId />
      </div>
      {isTyped && <TypedValues values={values} fields={fields} />}
      {isTyped && <AnswerLeaveWarning />}
      {isRefused ? <FormActions cancel={cancel}>{null}</FormActions> : <SendTyped values={values} text="Noch einmal senden" cancel={cancel} />}
    </>
  );
}

/** Refusals have a text, faults have none. */
function shownFor(error: unknown, failure: string): Shown {
  const texts = textsFor(error) ?? { icon: "alert", title: failure, text: "Bitte versuchen Sie es erneut.", canReload: true };
  // Remix's own errors have English messages, which are not for staff
  const said: unknown = valueAt(error, "internal") === true ? null : valueAt(error, "data");
  return typeof said === "string" && said !== "" ? { ...texts, title: besideReason(texts.title, said), text: said } : texts;
}

function textsFor(error: unknown): Shown | undefined {
  return isRouteErrorResponse(error) ? ownTexts[error.status] : undefined;
}
