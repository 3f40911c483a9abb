import { FieldErrors, FieldHint, type FieldProps } from "./field";
import type { Option } from "./select-field";
import { type FormField, useFormField } from "./use-form-field";

export type CheckboxGroupProps<Name extends string = string> = FieldProps<Name> & { options: readonly Option[] };

/** Any number of choices of a list, sent as one name repeated. */
export function CheckboxGroup({ name, label, hint, required, options }: CheckboxGroupProps) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <fieldset className="field field-group" data-invalid={field.errors.length > 0 || undefined}>
      <legend className="field-label" data-required={required || undefined}>
        {label}
      </legend>
      {hint ? <FieldHint id={field.hintId}>{hint}</FieldHint> : null}
      <div className="check-list">
        {options.map((option, index) => (
          <Choice key={option.value} field={field} option={option} isFirst={index === 0} />
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  );
}

/** The first box carries the id of the field, so that the error summary has somewhere to go. */
function Choice({ field, option, isFirst }: { field: FormField; option: Option; isFirst: boolean }) {
  const id = isFirst ? field.control.id : `${field.control.id}-${option.value}`;
  return (
    <label className="check">
      <input
        {...field.control}
        id={id}
        className="check-box"
        type="checkbox"
        value={option.value}
        defaultChecked={field.initialList.includes(option.value)}
      />
      <span className="check-label">{option.label}</span>
    </label>
  );
}
