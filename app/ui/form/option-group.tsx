import type { ReactNode } from "react";
import { FieldErrors, FieldHint, type FieldProps } from "./field";
import type { Option } from "./select-field";
import { type FormField, useFormField } from "./use-form-field";

type PicturedOption = Option & { picture?: ReactNode };

export type CheckboxGroupProps<Name extends string = string> = FieldProps<Name> & { options: readonly Option[] };

export function CheckboxGroup(props: CheckboxGroupProps) {
  return <OptionGroup {...props} type="checkbox" />;
}

export type RadioGroupProps<Name extends string = string> = FieldProps<Name> & { options: readonly PicturedOption[] };

export function RadioGroup(props: RadioGroupProps) {
  return <OptionGroup {...props} type="radio" />;
}

type Props = RadioGroupProps & { type: "checkbox" | "radio" };

const LOOKS = {
  checkbox: { list: "check-list", choice: "check", label: "check-label" },
  radio: { list: "radio-list", choice: "radio", label: "radio-label" },
};

function OptionGroup({ name, label, hint, required, type, options }: Props) {
  const field = useFormField(name, { hasHint: Boolean(hint) });
  return (
    <fieldset className="field field-group" data-invalid={field.errors.length > 0 || undefined}>
      <legend className="field-label" data-required={required || undefined}>
        {label}
      </legend>
      {hint ? <FieldHint id={field.hintId}>{hint}</FieldHint> : null}
      <div className={LOOKS[type].list}>
        {options.map((option, index) => (
          <Choice key={option.value} field={field} type={type} option={option} isFirst={index === 0} />
        ))}
      </div>
      <FieldErrors field={field} />
    </fieldset>
  );
}

type ChoiceProps = Pick<Props, "type"> & { field: FormField; option: PicturedOption; isFirst: boolean };

/** The first option has the field's id, to which the error summary links. */
function Choice({ field, type, option, isFirst }: ChoiceProps) {
  const id = isFirst ? field.control.id : `${field.control.id}-${option.value}`;
  const isChosen = type === "radio" ? field.initial === option.value : field.initialList.includes(option.value);
  const look = LOOKS[type];
  return (
    <label className={look.choice}>
      <input {...field.control} id={id} className="check-box" type={type} value={option.value} defaultChecked={isChosen} />
      {option.picture}
      <span className={look.label}>{option.label}</span>
    </label>
  );
}
