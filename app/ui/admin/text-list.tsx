import type { ReactNode } from "react";
import type { ConflictFields } from "./conflict-fieldset";
import { inputsOf } from "./form-inputs";
import { ShownValue, valueAt } from "./shown-value";

/** `value` is a text or a list, with an optional sentence before it (`lead`). */
export type ShownText = { label: string; value: string | readonly string[]; lead?: string };

type Props = {
  texts: readonly ShownText[];
  lang?: string;
  empty?: string;
};

export function TextList({ texts, lang, empty = "Noch kein Text" }: Props) {
  return (
    <dl className="texts">
      {texts.map(({ label, value, lead }, index) => (
        <TextEntry key={`${index.toString()} ${label}`} label={label} lang={lang}>
          {lead ? <p>{lead}</p> : null}
          {value.length === 0 && !lead ? <span className="text-empty">{empty}</span> : <Value value={value} />}
        </TextEntry>
      ))}
    </dl>
  );
}

export function TextEntry({ label, lang, children }: { label: string; lang?: string; children: ReactNode }) {
  return (
    <div className="text">
      <dt className="text-label">{label}</dt>
      <dd className="text-value" lang={lang}>
        {children}
      </dd>
    </div>
  );
}

type ValuesProps = { fields: ConflictFields; values: unknown };

export function ValueList({ fields, values }: ValuesProps) {
  return (
    <dl className="texts">
      {filledFields({ fields, values }).map(([name, field]) => (
        <TextEntry key={name} label={field.label} lang={field.lang}>
          <ShownValue field={field} value={valueAt(values, name)} />
        </TextEntry>
      ))}
    </dl>
  );
}

export function filledFields({ fields, values }: ValuesProps) {
  return Object.entries(fields).filter(([name]) => inputsOf(valueAt(values, name), "value").length > 0);
}

function Value({ value }: { value: string | readonly string[] }) {
  if (typeof value === "string") return value;
  return (
    <ul className="text-items">
      {value.map((item, index) => (
        <li key={`${index.toString()} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}
