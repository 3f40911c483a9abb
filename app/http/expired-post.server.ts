import { createHash } from "node:crypto";
import * as z from "zod";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { findSessionOwner } from "~/domain/people/access/sessions.server";
import { type FormValues, grouped, type TypedFields } from "~/domain/record/form-values";
import { read, write } from "~/platform/database.server";
import { formPath, formSentTo } from "./next-path";
import { fieldsRead, isSecretField, readBody, signOfPassword } from "./read-body.server";
import { readSessionId } from "./session.server";

/**
 * Keeps what was posted with a session that is over, for the person whose session it was. A browser without a
 * cookie of ours keeps nothing: nobody would know whom to give it back to.
 */
export async function keepExpiredPost(request: Request): Promise<void> {
  const path = formSentTo(new URL(request.url));
  const userId = path && (await ownerOf(request));
  const body = userId ? await readTyped(request) : null;
  if (!path || !userId || !body) return;
  const fields = typedFields(body);
  if (Object.keys(fields).length > 0) await keepTypedFields({ userId, path }, fields);
}

/** Keeps what was typed into the form at `path` while this person looks for something on another screen. */
export async function keepTypedForm(request: Request, user: CurrentUser, path: string): Promise<void> {
  const body = await readTyped(request);
  const place = { userId: user.id, path: formPath(new URL(path, request.url)) };
  if (body) await keepTypedFields(place, typedFields(body));
}

/**
 * For the loader of a form: what this person typed into it before the session ended, grouped as the form's default values
 * are (`es.bio` is `bio` in `es`). Given back for two minutes from the first time, because a page is loaded anew or never
 * arrives; then, or once the form is sent, it is forgotten. A browser that only looks ahead takes nothing.
 */
export async function takeExpiredPost(request: Request, user: CurrentUser): Promise<{ fields: FormValues } | null> {
  if (isLookingAhead(request)) return null;
  const fields = await takeTypedFields({ userId: user.id, path: formPath(new URL(request.url)) });
  return fields ? { fields: grouped(fields) } : null;
}

/** For every post of a person: whatever was given back to them at this form is now in their hands. */
export async function forgetExpiredPost(request: Request, user: CurrentUser): Promise<void> {
  const url = new URL(request.url);
  const place = { userId: user.id, path: formPath(url) };
  if (formSentTo(url) !== place.path || !(await hasTypedFields(place))) return;
  await write((tx) => tx.expiredPost.deleteMany({ where: { id: idOf(place) } }));
}

/** Whether a browser asks for a page that nobody has opened yet. */
export function isLookingAhead({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? "");
}

/** For the login page: whether something waits at `path` for the person whose dead session this browser holds. */
export async function hasExpiredPost(request: Request, path: string): Promise<boolean> {
  const [userId, form] = [await ownerOf(request), formSentTo(new URL(path, request.url))];
  return userId !== null && form !== null && hasTypedFields({ userId, path: form });
}

/** What was typed into a form that is posted now, grouped in the same way; null for what is no form. */
export async function typedInto(request: Request): Promise<FormValues | null> {
  const body = await readTyped(request);
  return body && grouped(typedFields(body));
}

async function ownerOf(request: Request): Promise<string | null> {
  const id = await readSessionId(request);
  return id ? findSessionOwner(id) : null;
}

/** Null for what is too large to be kept, or no form at all. */
async function readTyped(request: Request): Promise<FormData | null> {
  try {
    return fieldsRead(request) ?? (await readBody(request, "several"));
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

/** Texts only: files are too large, passwords too secret, and the form library's own fields mean nothing later. */
function typedFields(body: FormData): TypedFields {
  const names = [...new Set(body.keys())].filter((name) => name.length <= 100 && !isSecretField(name) && !name.startsWith("__"));
  const texts = names.flatMap((name) => textsOf(body, name));
  return texts.length > 0 ? { ...Object.fromEntries(texts), ...signOfPassword(body), ...signOfFile(body) } : {};
}

/** What stands for a chosen file, of which the way to the library sends only the name. */
function signOfFile(body: FormData): TypedFields {
  return body.get("file") ? { with_file: "on" } : {};
}

function textsOf(body: FormData, name: string): [string, string | string[]][] {
  const texts = body.getAll(name).filter((value) => typeof value === "string");
  const [first, ...more] = texts;
  if (first === undefined) return [];
  return [[name, more.length > 0 ? texts : first]];
}

const ONE_HOUR_MS = 60 * 60 * 1000;
const AGAIN_MS = 2 * 60 * 1000;
const MOST_PER_PERSON = 20;

const storedFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

type Place = { userId: string; path: string };

/** Keeps what a person typed into the form at `path` for an hour, instead of what was kept for it before. */
export async function keepTypedFields({ userId, path }: Place, fields: TypedFields): Promise<void> {
  const post = { userId, path, fields, expiresAt: new Date(Date.now() + ONE_HOUR_MS) };
  const id = idOf({ userId, path });
  await write(async (tx) => {
    await tx.expiredPost.deleteMany({ where: { expiresAt: { lt: new Date() } } });
    const oldest = await tx.expiredPost.findMany({
      where: { userId, id: { not: id } },
      orderBy: { expiresAt: "desc" },
      skip: MOST_PER_PERSON - 1,
      select: { id: true },
    });
    await tx.expiredPost.deleteMany({ where: { id: { in: oldest.map((row) => row.id) } } });
    await tx.expiredPost.upsert({ where: { id }, create: { id, ...post }, update: post });
  });
}

/** Whether something is kept for this person and path. */
export async function hasTypedFields(place: Place): Promise<boolean> {
  return (await read.expiredPost.count({ where: { id: idOf(place), expiresAt: { gt: new Date() } } })) > 0;
}

/** Hands back what was kept, from now on for two minutes; null when there is nothing, or nothing any more. */
export async function takeTypedFields(place: Place): Promise<TypedFields | null> {
  if (!(await hasTypedFields(place))) return null;
  return write(async (tx) => {
    const end = new Date(Date.now() + AGAIN_MS);
    const kept = await tx.expiredPost.findUnique({ where: { id: idOf(place) }, select: { fields: true } });
    await tx.expiredPost.updateMany({ where: { id: idOf(place), expiresAt: { gt: end } }, data: { expiresAt: end } });
    return kept ? storedFields.parse(kept.fields) : null;
  });
}

/** why: a person has one unsaved text for each form, and nobody can name the row of another. */
function idOf({ userId, path }: Place): string {
  return createHash("sha256").update(`${userId} ${path}`).digest("hex");
}
