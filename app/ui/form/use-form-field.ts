import { useField } from "@conform-to/react";

export function useFormField(name: string, { hasHint = false } = {}) {
  const [field] = useField<string | string[]>(name);
  const errors = field.errors ?? [];
  const described = [hasHint ? field.descriptionId : "", errors.length > 0 ? field.errorId : ""].filter(Boolean);
  return {
    errors,
    hintId: field.descriptionId,
    errorId: field.errorId,
    initial: field.defaultValue,
    initialList: field.defaultOptions ?? [],
    isInitiallyChecked: field.defaultChecked ?? false,
    current: typeof field.value === "string" ? field.value : undefined,
    control: {
      id: field.id,
      name,
      "aria-invalid": errors.length > 0 ? true : undefined,
      "aria-describedby": described.join(" ") || undefined,
    },
  };
}

export type FormField = ReturnType<typeof useFormField>;
