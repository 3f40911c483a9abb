import { useId } from "react";
import { LANGUAGE_NAMES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import type { FieldProps } from "./field";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";
import { useFormField } from "./use-form-field";
import { useWords } from "./labels";

export type TranslationFieldsProps<Name extends string = string> = FieldProps<Name> & {
  /** Lines of each text; without it one line. */
  rows?: number;
};

/** A German text with its Spanish and English one beside it, which it stands in for: `bio`, `es.bio`, `en.bio`. */
export function TranslationFields({ name, label, hint, required, rows }: TranslationFieldsProps) {
  const id = useId();
  const words = useWords();
  const german = useFormField(name);
  const placeholder = german.current || german.initial || words.likeGerman;
  const shared = { about: label, rows };
  return (
    <div className="translations" role="group" aria-labelledby={id}>
      <p className="field-label" id={id}>
        {label}
      </p>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <div className="translations-fields">
        <Line {...shared} name={name} label={LANGUAGE_NAMES.de} required={required} />
        {TRANSLATION_LANGUAGES.map((code) => (
          <Line {...shared} key={code} name={`${code}.${name}`} label={LANGUAGE_NAMES[code]} lang={code} placeholder={placeholder} />
        ))}
      </div>
    </div>
  );
}

type LineProps = FieldProps & { about: string; lang?: string; placeholder?: string; rows?: number };

function Line({ rows, ...field }: LineProps) {
  return rows === undefined ? <TextField {...field} /> : <TextArea {...field} rows={rows} />;
}
