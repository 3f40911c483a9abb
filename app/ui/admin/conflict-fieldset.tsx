import { inputsOf } from "./form-inputs";
import { type ShownField, ShownValue, textOf } from "./shown-value";

export type ConflictField = ShownField & {
  label: string;
  /** `whole`: the value can be chosen but not edited, such as a picture or a group of checkboxes. */
  kind?: "line" | "lines" | "whole";
  lang?: string;
};

export type ConflictFields = Readonly<Record<string, ConflictField>>;

type FieldConflict = { name: string; base: unknown; stored: unknown; typed: unknown };

export function ConflictFieldset({ conflicting, field }: { conflicting: FieldConflict; field: ConflictField }) {
  const { name, base, stored, typed } = conflicting;
  return (
    <fieldset className="conflict-field">
      <legend className="conflict-field-title">{field.label}</legend>
      <div className="conflict-field-sides">
        <div className="conflict-field-side">
          <Choice name={name} value="typed" isChecked>
            Ihre Fassung
          </Choice>
          <TypedValue name={name} typed={typed} field={field} />
        </div>
        <div className="conflict-field-side">
          <Choice name={name} value="stored">
            Gespeicherte Fassung
          </Choice>
          <div className="conflict-field-value" lang={field.lang}>
            <ShownValue field={field} value={stored} />
          </div>
          {inputsOf(stored, `stored.${name}`).map((input) => (
            <input key={input.value} type="hidden" {...input} />
          ))}
        </div>
      </div>
      <p className="conflict-field-base">
        <span className="conflict-field-label">Vorher:</span> {base === undefined ? <em>nicht mehr bekannt</em> : <ShownValue field={field} value={base} />}
      </p>
    </fieldset>
  );
}

type ChoiceProps = { name: string; value: "typed" | "stored"; isChecked?: boolean; children: string };

function Choice({ name, value, isChecked = false, children }: ChoiceProps) {
  return (
    <label className="check">
      <input className="check-box" type="radio" name={`choice.${name}`} value={value} defaultChecked={isChecked} />
      <span className="check-label">{children}</span>
    </label>
  );
}

function TypedValue({ name, typed, field }: { name: string; typed: unknown; field: ConflictField }) {
  const { label, kind = "line", lang } = field;
  const shared = { name, lang, className: "input", "aria-label": `${label}: Ihre Fassung`, defaultValue: textOf(typed) };
  if (kind === "lines") return <textarea {...shared} className="input input-area" rows={5} />;
  if (kind === "line") return <input {...shared} type="text" />;
  return (
    <>
      <div className="conflict-field-value">
        <ShownValue field={field} value={typed} />
      </div>
      {inputsOf(typed, name).map((input) => (
        <input key={input.value} type="hidden" {...input} />
      ))}
    </>
  );
}
