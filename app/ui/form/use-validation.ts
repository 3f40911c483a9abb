import type { Submission } from "@conform-to/react";
import { useRef, useState } from "react";
import type { z } from "zod";
import { type FormLabels, fallbackMessage } from "~/i18n/form-labels";

export type FormSchema = z.ZodType<unknown, Record<string, unknown>>;

/** Loaded lazily, so that no screen waits for zod. */
export type SchemaLoader<Schema = FormSchema> = () => Promise<Schema>;

type Validate = (sent: { formData: FormData }) => Submission<unknown>;

/** Validates in the browser once `prepare` has loaded the schema; before that only the server does. */
export function useValidation(load: SchemaLoader, labels: FormLabels) {
  const [validate, setValidate] = useState<Validate>();
  const isComing = useRef(false);
  async function prepare() {
    if (isComing.current) return;
    isComing.current = true;
    // our policy forbids `eval`; zod would try it, and browsers would report that (zod/v4/core/core.js)
    Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
    try {
      const { parseWithZod } = await import("@conform-to/zod/v4");
      const schema = await load();
      setValidate(() => ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema, error: fallbackMessage(labels) }));
    } catch {
      // loading is tried again at the next field
      isComing.current = false;
    }
  }
  return { validate, prepare };
}
