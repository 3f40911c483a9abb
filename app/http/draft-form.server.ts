import type { DraftPlace } from "~/domain/desk/draft";
import { findSubject, openedValuesOf } from "~/domain/desk/drafts-admin.server";
import type { CurrentUser, ResourceName } from "~/domain/people/access/permissions";
import { type Live, NOT_LIVE } from "~/domain/record/any-record";
import type { Edits } from "~/domain/record/merge-edits";
import { RESOURCES } from "~/domain/resources";
import { legalSchema } from "~/domain/texts/legal-schema";
import { legalKind } from "~/domain/texts/legal-text";
import { podcastSchemas } from "~/domain/texts/podcast-schema";
import { sectionKind } from "~/domain/texts/podcast-section";
import { writtenForm } from "~/domain/texts/podcast-sections.server";
import { typedForm } from "~/domain/texts/site-texts.server";
import { textKeyOf } from "~/domain/texts/text-kind";
import { areaTextKind, pageTextKind } from "~/domain/texts/text-kinds";
import { problemsIn, textSchema, textsSchema } from "~/domain/texts/text-schema";
import { openStoredForm } from "./edit-form.server";
import { notFound } from "./errors";
import { type FormReply, readForm, refuse } from "./read-form.server";
import { readEditedRecord, readNewRecord } from "./record-form.server";

/** What the form of a draft opens with, and what it needs beside. Throws a 404 for a place that no form has. */
export async function openDraftForm(request: Request, user: CurrentUser, place: DraftPlace, stored: Live | null) {
  const values = stored && { ...openedValuesOf(place, stored.values), version: stored.version };
  const opened = await openStoredForm(request, user, stored && { title: stored.title, values });
  const subject = await findSubject(place);
  if (subject === null) throw notFound();
  return { place, subject, isNew: stored?.isNew === true, ...opened };
}

/** The same for a record that was never live. `begun` is the draft of it that is there already. */
export async function openNewDraftForm(request: Request, user: CurrentUser, { resource, recordId }: NewRecordPlace, begun: Live | null) {
  const values = { ...(begun && openedValuesOf({ resource }, begun.values)), id: recordId };
  const opened = await openStoredForm(request, user, { title: begun?.title ?? "", values });
  return { place: { resource, recordId }, subject: { kind: "new" as const, resource }, isNew: true, ...opened };
}

export type NewRecordPlace = { resource: ResourceName; recordId: string };

/** The form of a draft as it was read. `version` is the one that it was made from. */
export type DraftRead = { ok: true; version: number; values: Edits; reply: FormReply } | { ok: false; reply: FormReply; status?: 422 | 503 };

/** Reads the form of a draft: it must be as right as one that goes live at once. Keeps the picture that came with it. */
export async function readDraftForm(request: Request, { resource, recordId }: DraftPlace, by: string): Promise<DraftRead> {
  if (resource === "pages" || resource === "content") return readText(request, resource, recordId);
  if (resource === "legal") return readLegal(request, recordId);
  if (resource !== "podcast_content") return draftFrom(await readEditedRecord(request, RESOURCES[resource], by));
  const section = textKeyOf(sectionKind, recordId);
  if (section === null) throw notFound();
  const form = await readForm(request, podcastSchemas[section.key]);
  if (!form.ok) return form;
  const { version, ...typed } = form.value;
  return draftFrom({ ...form, value: { ...writtenForm(section, typed), version } });
}

/** The same of a record that is not there yet: its id stands in the address. */
export async function readNewDraftForm(request: Request, { resource }: NewRecordPlace, by: string): Promise<DraftRead> {
  const form = await readNewRecord(request, RESOURCES[resource], by);
  if (!form.ok) return form;
  const { id: _, ...values } = form.value;
  return { ok: true, version: NOT_LIVE, values, reply: form.reply };
}

async function readText(request: Request, resource: "pages" | "content", recordId: string): Promise<DraftRead> {
  const text = textKeyOf(resource === "pages" ? pageTextKind : areaTextKind, recordId);
  if (text === null) throw notFound();
  const form = await readForm(request, text.extent === "all" ? textsSchema : textSchema);
  if (!form.ok) return form;
  const value = { ...typedForm(text, form.value), version: form.value.version };
  const problems = problemsIn(text, value);
  return Object.keys(problems).length > 0 ? { ok: false, reply: refuse(form.reply, problems) } : draftFrom({ ...form, value });
}

async function readLegal(request: Request, recordId: string): Promise<DraftRead> {
  if (textKeyOf(legalKind, recordId) === null) throw notFound();
  return draftFrom(await readForm(request, legalSchema));
}

type Read<Value> = { ok: true; value: Value; reply: FormReply } | Extract<DraftRead, { ok: false }>;

function draftFrom(form: Read<Edits & { version: number }>): DraftRead {
  if (!form.ok) return form;
  const { version, ...values } = form.value;
  return { ok: true, version, values, reply: form.reply };
}
