import { useField } from "@conform-to/react";

/** Without JavaScript this is the first value. A ticked checkbox is "on". */
export function useLiveValue(name: string): string {
  const [field] = useField<string>(name);
  return typeof field.value === "string" ? field.value : "";
}
