import { useField } from "@conform-to/react";

/** What stands in a field at this moment; without JavaScript what the form opened with. A ticked box is "on". */
export function useLiveValue(name: string): string {
  const [field] = useField<string>(name);
  return typeof field.value === "string" ? field.value : "";
}
