import type { Submission } from "@conform-to/react";
import { useRef, useState } from "react";
import type { z } from "zod";
import { type FormLabels, fallbackMessage } from "~/i18n/form-labels";

export type FormSchema = z.ZodType<unknown, Record<string, unknown>>;

/** The schema of a form, imported when it is needed: no screen waits for zod. */
export type SchemaLoader<Schema = FormSchema> = () => Promise<Schema>;

type Validate = (sent: { formData: FormData }) => Submission<unknown>;

/** Checks a form in the browser once `prepare` has brought its schema. Until then the server says what is wrong. */
export function useValidation(load: SchemaLoader, words: FormLabels) {
  const [validate, setValidate] = useState<Validate>();
  const isComing = useRef(false);
  async function prepare() {
    if (isComing.current) return;
    isComing.current = true;
    // why: our pages may not make code from text, and zod would try it, which the browser reports each time (zod/v4/core/core.js)
    Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
    try {
      const { parseWithZod } = await import("@conform-to/zod/v4");
      const schema = await load();
      setValidate(() => ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema, error: fallbackMessage(words) }));
    } catch {
      // Not to be had now: it is asked for again at the next field.
      isComing.current = false;
    }
  }
  return { validate, prepare };
}
