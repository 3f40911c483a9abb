import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type * as z from "zod";
import { fallbackMessage, FORM_LABELS, type FormLabels } from "~/i18n/form-labels";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { awayNow } from "~/platform/time-budget.server";
import { attempt } from "./attempt.server";
import { neverCached } from "./answers";
import { cameWithoutFiles, visitorsReason, withFault } from "./faults.server";
import { applyChoices, type FieldKind, fieldNamesOf, kindOf } from "./form-names";
import { type FileCount, isSecretField, readWholeBody, signOfPassword } from "./read-body.server";

export type FormReply = SubmissionResult;

/** `status` is 503 if the sender made no mistake. */
export type RefusedForm = { ok: false; reply: FormReply; status?: 422 | 503 };

export type ReadForm<Value> = { ok: true; value: Value; reply: FormReply } | RefusedForm;

type FormSchema = z.ZodType<unknown, Record<string, unknown>>;

type Judged<Value> = { ok: true; value: Value; reply: FormReply } | { ok: false; reply: FormReply; files: Record<string, File> };

/** `formId` stays the same when a form is sent again; null for forms without id and version. */
export type FormRead<Value> = Judged<Value> & { formId: string | null };

/** Refuses forms with unknown names. `files` arrived with a mistake in another field (see `keepInForm`). */
export async function readForm<Schema extends FormSchema>(
  request: Request,
  schema: Schema,
  { language = DEFAULT_LANGUAGE } = {},
): Promise<FormRead<z.output<Schema>>> {
  const { fields, hasTooMuch } = await readWholeBody(request, fileCount([...fieldNamesOf(schema).values()]));
  const { asked, judged } = parseFields(fields, schema, language);
  const formId = formIdOf(request, asked);
  if (cameWithoutFiles(request)) return { formId, ok: false, reply: judged.reply, files: {} };
  if (!hasTooMuch) return { formId, ...judged };
  return { formId, ok: false, reply: refuse(judged.reply, { file: FORM_LABELS[language].tooManyFiles }), files: {} };
}

export function parseForm<Schema extends FormSchema>(body: FormData, schema: Schema): Judged<z.output<Schema>> {
  return parseFields(body, schema, DEFAULT_LANGUAGE).judged;
}

export function refuse(reply: FormReply, errors: Record<string, string>): FormReply {
  const messages = Object.entries(errors).map(([name, message]): [string, string[]] => [name, [message]]);
  return { ...reply, status: "error", error: { ...reply.error, ...Object.fromEntries(messages) } };
}

export function keepInForm(reply: FormReply, values: Record<string, string>): FormReply {
  return { ...reply, initialValue: { ...reply.initialValue, ...values } };
}

export function invalid(reply: FormReply, status: 422 | 503 = awayNow() === null ? 422 : 503) {
  return data({ reply: status === 503 ? withFault(reply) : reply }, neverCached(status));
}

export function faulty(reply: FormReply, text: string) {
  return data({ reply: withFault(reply, text) }, neverCached(503));
}

type Work<Value, Result> = { work: (value: Value) => Promise<Result>; failed: string };

/** Reads a form and works with it. `answer` shows the form again: with its mistakes, or with `failed` after a fault. */
export async function handleForm<Schema extends FormSchema, Result>(request: Request, schema: Schema, { work, failed }: Work<z.output<Schema>, Result>) {
  const form = await readForm(request, schema);
  if (!form.ok) return { ok: false, answer: invalid(form.reply) } as const;
  const tried = await attempt(request, () => work(form.value));
  if (tried.state === "error") return { ok: false, answer: faulty(form.reply, failed) } as const;
  return { ok: true, result: tried.value, value: form.value, reply: form.reply } as const;
}

type Failure = { status: number; text: string; isWaiting?: boolean; retryAfterSeconds?: number; language: Language };

export function answerFailure(reply: FormReply, { status, text, isWaiting = false, retryAfterSeconds, language }: Failure) {
  const reason = status === 503 ? visitorsReason(language) : null;
  const failure = reason ? `${text} ${reason}` : text;
  const isAway = reason !== null && awayNow() === "database";
  return data({ reply, failure, isWaiting, isAway }, neverCached(status, retryAfterSeconds));
}

/** New records carry their id, stored ones the version they were made from. */
function formIdOf(request: Request, fields: FormData): string | null {
  const [id, version] = [fields.get("id"), fields.get("version")];
  if (id === null && version === null) return null;
  return JSON.stringify([new URL(request.url).pathname, id, version]);
}

function parseFields<Schema extends FormSchema>(body: FormData, schema: Schema, language: Language) {
  const { asked, hasMore } = onlyAsked(applyChoices(body), fieldNamesOf(schema));
  return { asked, judged: judge(asked, { schema, labels: FORM_LABELS[language], hasMore }) };
}

type Judging<Schema> = { schema: Schema; labels: FormLabels; hasMore: boolean };

function judge<Schema extends FormSchema>(fields: FormData, { schema, labels, hasMore }: Judging<Schema>): Judged<z.output<Schema>> {
  const submission = parseWithZod(fields, { schema, error: fallbackMessage(labels) });
  const reply = withoutSecrets(submission.reply(), fields, fieldNamesOf(schema));
  if (submission.status === "success" && !hasMore) return { ok: true, value: submission.value, reply };
  const refusal = hasMore ? refuse(reply, { "": labels.changed }) : reply;
  return { ok: false, reply: refusal, files: goodFilesOf(fields, refusal) };
}

function fileCount(kinds: readonly FieldKind[]): FileCount {
  if (kinds.includes("files")) return "several";
  return kinds.includes("file") ? "one" : "none";
}

function onlyAsked(body: FormData, names: ReadonlyMap<string, FieldKind>) {
  const asked = new FormData();
  let hasMore = false;
  for (const [name, value] of body) {
    const kind = kindOf(name, names);
    const fits = kind === "file" || kind === "files" ? value instanceof File : typeof value === "string";
    if (kind && fits && (kind === "list" || kind === "files" || !asked.has(name))) asked.append(name, value);
    else hasMore = true;
  }
  return { asked, hasMore };
}

function withoutSecrets(reply: FormReply, fields: FormData, names: ReadonlyMap<string, FieldKind>): FormReply {
  const open = Object.entries(reply.initialValue ?? {}).filter(([name]) => !isSecretField(name));
  const sign = names.has("with_password") ? signOfPassword(fields) : {};
  return { ...reply, initialValue: { ...Object.fromEntries(open), ...sign }, fields: [...new Set(fields.keys())] };
}

function goodFilesOf(fields: FormData, { error }: FormReply): Record<string, File> {
  const files: Record<string, File> = {};
  for (const [name, value] of fields) if (value instanceof File && !error?.[name]) files[name] = value;
  return files;
}
