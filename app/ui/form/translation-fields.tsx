import { type KeyboardEvent, type ReactNode, useId } from "react";
import { DEFAULT_LANGUAGE, type Language, TEXT_LANGUAGES } from "~/i18n/languages";
import { useIsLanguageOff, useLanguageName } from "../admin/language-name";
import type { FieldProps } from "./field";
import { useFieldLanguage, useIsOutdated } from "./field-language";
import { TextArea, TextField } from "./input-fields";
import { type FormField, useFormField } from "./use-form-field";
import { useFormLabels } from "./labels";

export type TranslationFieldsProps<Name extends string = string> = FieldProps<Name> & {
  /** Without it the field has one line. */
  rows?: number;
};

export function TranslationFields({ name, label, hint, required, rows }: TranslationFieldsProps) {
  const nameOf = useLanguageName();
  const formLabels = useFormLabels();
  const german = useFormField(name);
  return (
    <LanguagePanels name={name} label={label} hint={hint} required={required}>
      {(code) =>
        code === DEFAULT_LANGUAGE ? (
          <Line about={label} rows={rows} name={name} label={nameOf(code)} required={required} />
        ) : (
          <Line about={label} rows={rows} name={nameIn(code, name)} label={nameOf(code)} lang={code} placeholder={german.current || german.initial || formLabels.likeGerman} />
        )
      }
    </LanguagePanels>
  );
}

type PanelProps = Omit<TranslationFieldsProps, "rows"> & {
  /** If the form knows more about the translations than the typed texts show. */
  states?: Partial<Record<Language, OpenState>>;
  children: (language: Language) => ReactNode;
};

/** Shows one language at a time; without JavaScript all. */
export function LanguagePanels({ name, label, hint, required, states, children }: PanelProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const { language: shown } = useFieldLanguage();
  return (
    <div className="translations" role="group" aria-labelledby={id} aria-describedby={hintId}>
      <div className="translations-head">
        <p className="field-label" id={id} data-required={required || undefined}>
          {label}
        </p>
        <Tabs id={id} name={name} label={label} states={states} />
      </div>
      {hint ? <p className="field-hint" id={hintId}>{hint}</p> : null}
      {TEXT_LANGUAGES.map((code) => (
        <div key={code} className="translation" id={panelId(id, code)} role="tabpanel" aria-labelledby={tabId(id, code)} data-current={code === shown || undefined}>
          {children(code)}
        </div>
      ))}
    </div>
  );
}

type LineProps = FieldProps & { about: string; lang?: string; placeholder?: string; rows?: number };

function Line({ rows, ...props }: LineProps) {
  const field = { ...props, hint: useIsOutdated(props.name) ? "Der deutsche Text wurde seitdem geändert." : undefined };
  return rows === undefined ? <TextField {...field} /> : <TextArea {...field} rows={rows} />;
}

type TabsProps = { id: string; name: string; label: string; states: PanelProps["states"] };

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/, with automatic activation. */
function Tabs({ id, name, label, states }: TabsProps) {
  const nameOf = useLanguageName();
  const isOff = useIsLanguageOff();
  const { language, choose } = useFieldLanguage();
  function goOn(event: KeyboardEvent) {
    const next = languageFor(event.key, language);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(id, next))?.focus();
  }
  return (
    <div className="translation-tabs" role="tablist" aria-label={`Sprache: ${label}`}>
      {TEXT_LANGUAGES.map((code) => (
        <button
          key={code}
          className="translation-tab"
          type="button"
          role="tab"
          id={tabId(id, code)}
          aria-controls={panelId(id, code)}
          aria-selected={code === language}
          tabIndex={code === language ? 0 : -1}
          onClick={() => choose(code)}
          onKeyDown={goOn}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="visually-hidden">{nameOf(code)}</span>
          {isOff(code) ? (
            <span className="translation-mark" aria-hidden="true">
              aus
            </span>
          ) : null}
          <Mark name={name} language={code} stored={states?.[code]} />
        </button>
      ))}
    </div>
  );
}

function Mark({ stored, ...field }: { name: string; language: Language; stored: OpenState | undefined }) {
  const state = useTextState(field, stored);
  if (state === null) return null;
  return (
    <span className="translation-mark" data-state={state}>
      {MARKS[state]}
    </span>
  );
}

type OpenState = "missing" | "outdated";

const MARKS = { wrong: "Fehler", missing: "fehlt", outdated: "veraltet" };

/** A text is outdated if the German one has changed, stored or just typed, and this one has not. */
function useTextState({ name, language }: { name: string; language: Language }, stored: OpenState | undefined): keyof typeof MARKS | null {
  const [own, german] = [useFormField(nameIn(language, name)), useFormField(name)];
  const wasOutdated = useIsOutdated(nameIn(language, name));
  if (own.errors.length > 0) return "wrong";
  if (stored) return isChanged(own) ? null : stored;
  if (language === DEFAULT_LANGUAGE || !german.current?.trim()) return null;
  if (!own.current?.trim()) return "missing";
  return !isChanged(own) && (wasOutdated || isChanged(german)) ? "outdated" : null;
}

function isChanged({ current, initial }: FormField): boolean {
  return current !== initial;
}

function languageFor(key: string, current: Language): Language | undefined {
  const place = TEXT_LANGUAGES.indexOf(current);
  const step = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[key];
  return step === undefined ? undefined : TEXT_LANGUAGES.at(step % TEXT_LANGUAGES.length);
}

function nameIn(language: Language, name: string): string {
  return language === DEFAULT_LANGUAGE ? name : `${language}.${name}`;
}

function tabId(id: string, language: Language): string {
  return `${id}-tab-${language}`;
}

function panelId(id: string, language: Language): string {
  return `${id}-${language}`;
}
