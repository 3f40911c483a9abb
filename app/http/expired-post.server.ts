import { createHash } from "node:crypto";
import * as z from "zod";
import type { CurrentUser } from "~/domain/people/access/permissions";
import { findSessionOwner } from "~/domain/people/access/sessions.server";
import { type FormValues, grouped, type TypedFields } from "~/domain/record/form-values";
import { read, write } from "~/platform/database.server";
import { applyChoices } from "./form-names";
import { formPath, formSentTo, pathSentFrom } from "./request-paths";
import { fieldsRead, isSecretField, readBody, signOfPassword } from "./read-body.server";
import { sessionIdCookie } from "./session.server";

/** Keeps the form for the session's owner, whom only our cookie identifies. Answers whether the typed text is lost. */
export async function keepExpiredPost(request: Request): Promise<boolean> {
  const path = formSentTo(new URL(request.url));
  const userId = path && (await ownerOf(request));
  const body = userId ? await readTyped(request) : null;
  if (!path || !userId || !body) return path !== null;
  const fields = typedFields(body);
  if (Object.keys(fields).length > 0) await keepTypedFields({ userId, path }, fields);
  return false;
}

/** The returned address leads to exactly this text, even if another window uses the same path. */
export async function keepTypedForm(request: Request, user: CurrentUser, path: string): Promise<string> {
  const [body, url] = [await readTyped(request), new URL(path, request.url)];
  const fields = body ? typedFields(body) : {};
  if (body) await keepTypedFields({ userId: user.id, path: formPath(url) }, fields);
  if (fields.id) url.searchParams.set("id", fields.id.toString());
  return url.pathname + url.search;
}

/** Returns the text for two minutes, because a page may be reloaded or never arrive. Not on a prefetch. */
export function takeExpiredPost(request: Request, user: CurrentUser): Promise<FormValues | null> {
  return takeExpiredPostAt(request.url, request, user);
}

/** For a page that shows the form of another address. */
export async function takeExpiredPostAt(path: string, request: Request, user: CurrentUser): Promise<FormValues | null> {
  if (isLookingAhead(request)) return null;
  const url = new URL(path, request.url);
  const fields = await takeTypedFields({ userId: user.id, path: formPath(url) }, url.searchParams.get("id") ?? "");
  return fields && grouped(fields);
}

/** Forgets texts that this form has got back, and the new record that is being sent. Other texts stay. */
export async function forgetExpiredPost(request: Request, user: CurrentUser): Promise<void> {
  const url = new URL(request.url);
  const form = formSentTo(url);
  // not for the choice of a picture, which has an address elsewhere
  if (form === null || !formPath(url).startsWith(form)) return;
  // the page's path too: "keep as draft" sends the form to another address
  const places = [form, pathSentFrom(request) ?? form].map((path) => ({ userId: user.id, path }));
  if ((await read.expiredPost.count({ where: { OR: places } })) === 0) return;
  const returned = { expiresAt: { lte: new Date(Date.now() + AGAIN_MS) } };
  // a copy, because the action reads the body too
  const id = (await readTyped(request.bodyUsed ? request : request.clone()))?.get("id");
  const sent = typeof id === "string" && id !== "" ? places.map((place) => ({ id: idOf(place, { id }) })) : [];
  await write((tx) => tx.expiredPost.deleteMany({ where: { AND: [{ OR: places }, { OR: [returned, ...sent] }] } }));
}

export function isLookingAhead({ headers }: Request): boolean {
  return /prefetch|prerender/.test(headers.get("Sec-Purpose") ?? "");
}

/** For the owner of the browser's session, even if it has expired. */
export async function hasExpiredPost(request: Request, path: string): Promise<boolean> {
  const [userId, form] = [await ownerOf(request), formSentTo(new URL(path, request.url))];
  return userId !== null && form !== null && hasTypedFields({ userId, path: form });
}

export async function typedInto(request: Request): Promise<FormValues | null> {
  const body = await readTyped(request);
  return body && grouped(typedFields(body));
}

async function ownerOf(request: Request): Promise<string | null> {
  const id = await sessionIdCookie.read(request);
  return id ? findSessionOwner(id) : null;
}

/** Applies the choices of a conflict page. Null if the body is too large or no form. */
async function readTyped(request: Request): Promise<FormData | null> {
  try {
    return applyChoices(fieldsRead(request) ?? (await readBody(request, "several")));
  } catch (error) {
    if (error instanceof Response) return null;
    throw error;
  }
}

function typedFields(body: FormData): TypedFields {
  const names = [...new Set(body.keys())].filter((name) => name.length <= 100 && !isSecretField(name) && !name.startsWith("__"));
  const texts = names.flatMap((name) => textsOf(body, name));
  // if somebody leaves to choose from the library, the browser sends only the name of a chosen file
  const signOfFile: TypedFields = body.get("file") ? { with_file: "on" } : {};
  return texts.length > 0 ? { ...Object.fromEntries(texts), ...signOfPassword(body), ...signOfFile } : {};
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

async function keepTypedFields({ userId, path }: Place, fields: TypedFields): Promise<void> {
  const post = { userId, path, fields, expiresAt: new Date(Date.now() + ONE_HOUR_MS) };
  const id = idOf({ userId, path }, fields);
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

async function hasTypedFields(place: Place): Promise<boolean> {
  return (await read.expiredPost.count({ where: { ...place, expiresAt: { gt: new Date() } } })) > 0;
}

/** Of several new records at one path, takes the one with this `id`, else one that was returned before, else the oldest. */
async function takeTypedFields(place: Place, id: string): Promise<TypedFields | null> {
  if (!(await hasTypedFields(place))) return null;
  return write(async (tx) => {
    const [where, end] = [{ ...place, expiresAt: { gt: new Date() } }, new Date(Date.now() + AGAIN_MS)];
    const select = { id: true, fields: true };
    const kept =
      (await tx.expiredPost.findFirst({ where: { ...where, id: idOf(place, { id }) }, select })) ??
      (await tx.expiredPost.findFirst({ where, orderBy: { expiresAt: "asc" }, select }));
    if (kept === null) return null;
    await tx.expiredPost.updateMany({ where: { id: kept.id, expiresAt: { gt: end } }, data: { expiresAt: end } });
    return storedFields.parse(kept.fields);
  });
}

/** Different for each form and new record. Includes the person, so that nobody can address another person's row. */
function idOf({ userId, path }: Place, { id = "" }: TypedFields): string {
  return createHash("sha256").update(`${userId} ${path} ${id.toString()}`).digest("hex");
}
