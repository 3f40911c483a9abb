import type { FieldProps } from "./field";
import { OptionGroup } from "./option-group";
import type { Option } from "./select-field";

export type CheckboxGroupProps<Name extends string = string> = FieldProps<Name> & { options: readonly Option[] };

/** Any number of choices of a list, sent as one name repeated. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <OptionGroup {...props} type="checkbox" />;
}
