import type { ReactNode } from "react";
import { FieldErrors, FieldHint, type FieldProps } from "./field";
import type { Option } from "./select-field";
import { type FormField, useFormField } from "./use-form-field";

type PicturedOption = Option & { picture?: ReactNode };

export type RadioGroupProps<Name extends string = string> = FieldProps<Name> & { options: readonly PicturedOption[] };

/** One choice of a few that are all in sight, perhaps with drawings. */
export function RadioGroup({ name, label, hint, required, options }: RadioGroupProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <fieldset className="field field-group" data-invalid={field.errors.length > 0 || undefined}>
      <legend className="field-label" data-required={required || undefined}>
        {label}
      </legend>
      {hint ? <FieldHint id={field.hintId}>{hint}</FieldHint> : null}
      <div className="radio-list">
        {options.map((option, index) => (
          <Choice key={option.value} field={field} option={option} isFirst={index === 0} />
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  );
}

/** The first one carries the id of the field, so that the error summary has somewhere to go. */
function Choice({ field, option, isFirst }: { field: FormField; option: PicturedOption; isFirst: boolean }) {
  const id = isFirst ? field.control.id : `${field.control.id}-${option.value}`;
  return (
    <label className="radio">
      <input
        {...field.control}
        id={id}
        className="check-box"
        type="radio"
        value={option.value}
        defaultChecked={field.initial === option.value}
      />
      {option.picture}
      <span className="radio-label">{option.label}</span>
    </label>
  );
}
