import { Link } from "@remix-run/react";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { fieldOf, RECORD_URLS } from "../records/all-words";
import type { RecordNoun } from "../records/record-nouns";
import { OutdatedDetails } from "./outdated-details";
import type { TranslationLanguage } from "./texts";
import { STATE_NAMES } from "./translation-names";
import { type ListedState, statesOf, type TextState } from "./translation-state";

type Props = {
  record: ListedState;
  language: TranslationLanguage;
  mayUpdate: boolean;
  /** The list to come back to. */
  view: string;
};

const TONES: Record<TextState, BadgeTone> = { missing: "bad", outdated: "warning", complete: "good" };

/** What one language of a record lacks, each text with the way to its field. */
export function LanguageCell({ record: { noun, id, name, languages }, language, mayUpdate, view }: Props) {
  const state = languages.find((one) => one.language === language);
  if (state === undefined) return null;
  const place = { noun, id, name, language, mayUpdate };
  return (
    <div className="translation-cell">
      <div className="badges">
        {statesOf(state).map((one) => (
          <Badge key={one} tone={TONES[one]}>
            {STATE_NAMES[one]}
          </Badge>
        ))}
      </div>
      {state.missing.length > 0 ? (
        <ul className="translation-fields">
          {state.missing.map((field) => (
            <li key={field}>
              <FieldLink {...place} field={field} />
            </li>
          ))}
        </ul>
      ) : null}
      {state.outdated.map((text) => (
        <OutdatedDetails key={text.field} text={text} {...place} view={view} />
      ))}
    </div>
  );
}

type LinkProps = { noun: RecordNoun; id: string; name: string; language: TranslationLanguage; mayUpdate: boolean; field: string };

/** The way to the field in the form of its record. */
function FieldLink({ noun, id, name, language, mayUpdate, field }: LinkProps) {
  const { label } = fieldOf(noun, field);
  if (!mayUpdate) return label;
  return (
    <Link to={`${RECORD_URLS[noun].edit(id)}#form-${language}.${field}`}>
      {label}
      <span className="visually-hidden">{` von ${name} ergänzen`}</span>
    </Link>
  );
}
