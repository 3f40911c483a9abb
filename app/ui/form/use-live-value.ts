import { useField } from "@conform-to/react";

/** The current value, without JavaScript the first. A ticked box is "on". */
export function useLiveValue(name: string): string {
  const [field] = useField<string>(name);
  return typeof field.value === "string" ? field.value : "";
}
