import type { Edits } from "~/domain/record/merge-edits";
import type { FormReply } from "./read-form.server";

/** The form of a draft as it was read. `version` is the one that it was made from. */
export type DraftRead = { ok: true; version: number; values: Edits; reply: FormReply } | { ok: false; reply: FormReply; status?: 422 | 503 };

type Read<Value> = { ok: true; value: Value; reply: FormReply } | { ok: false; reply: FormReply };

export function draftFrom(form: Read<Edits & { version: number }>): DraftRead {
  if (!form.ok) return form;
  const { version, ...values } = form.value;
  return { ok: true, version, values, reply: form.reply };
}
