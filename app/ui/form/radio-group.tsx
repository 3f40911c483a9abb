import type { FieldProps } from "./field";
import { OptionGroup, type PicturedOption } from "./option-group";

export type RadioGroupProps<Name extends string = string> = FieldProps<Name> & { options: readonly PicturedOption[] };

/** One choice of a few that are all in sight, perhaps with drawings. */
export function RadioGroup(props: RadioGroupProps) {
  return <OptionGroup {...props} type="radio" />;
}
