import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { fieldOf, historyUrlsOf } from "../resource-views";
import type { TranslationLanguage } from "~/i18n/languages";
import { STATE_NAMES } from "../record/translation-labels";
import { statesOf, type TextState } from "../record/translation-state";
import type { TranslatedRecord } from "./translation-filter";

type Props = {
  record: TranslatedRecord;
  language: TranslationLanguage;
  mayUpdate: boolean;
  /** The list to come back to. */
  view: string;
};

const TONES: Record<TextState, BadgeTone> = { missing: "bad", outdated: "warning", complete: "good" };

/** What one language of a record lacks, each text with the way to mend it. */
export function LanguageCell({ record, language, mayUpdate, view }: Props) {
  const state = record.languages.find((one) => one.language === language);
  if (state === undefined) return null;
  return (
    <div className="translation-cell">
      {statesOf(state).map((name) => (
        <div className="translation-state" key={name}>
          <Badge tone={TONES[name]}>{STATE_NAMES[name]}</Badge>
          {name === "missing"
            ? state.missing.map((field) => <MissingText key={field} record={record} text={{ language, field }} mayUpdate={mayUpdate} />)
            : null}
          {name === "outdated"
            ? state.outdated.map((field) => <OutdatedText key={field} record={record} text={{ language, field }} view={view} />)
            : null}
        </div>
      ))}
    </div>
  );
}

type Text = { language: TranslationLanguage; field: string };

/** The way to the field in the form of its record. */
function MissingText({ record: { resource, id, name }, text: { language, field }, mayUpdate }: { record: TranslatedRecord; text: Text; mayUpdate: boolean }) {
  const { label } = fieldOf(resource, field);
  if (!mayUpdate) return <span>{label}</span>;
  return (
    <Link discover="none" to={`${historyUrlsOf(resource).edit(id)}#form-${language}.${field}`} aria-label={`${label} von ${name} ergänzen`}>
      {label}
    </Link>
  );
}

/** The way to the two texts side by side. */
function OutdatedText({ record: { resource, id, name }, text, view }: { record: TranslatedRecord; text: Text; view: string }) {
  const { label } = fieldOf(resource, text.field);
  return (
    <Link discover="none" to={paths.admin.translations.confirm(resource, id, { ...text, view })} aria-label={`${label} von ${name} prüfen`}>
      {label}
    </Link>
  );
}
