import type { RecordRef } from "~/domain/record/any-record";
import type { DeletedRecord, DeleteResult } from "~/domain/record/deletion.server";
import type { MovedTo, MoveResult } from "~/domain/record/move-record.server";
import { editedLanguage, type PastState } from "~/domain/record/history";
import type { LostPictures } from "~/domain/record/lost-pictures.server";
import { CONFIRMED, deletedText, movedText, NOT_SAVED, PICTURE_MISSING, picturesMissing, savedText, SEE_ON_SITE } from "~/domain/record/record-notices";
import type { UpdateResult } from "~/domain/record/save-record.server";
import type { ConfirmationResult } from "~/domain/record/record-texts.server";
import type { ResourceTexts } from "~/domain/record/resource";
import type { ResourceTable, StoredRow } from "~/domain/record/resource-table.server";
import { titleOf } from "~/domain/record/stored-record.server";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { paths, projectPath, type Screen, screenPath, withPrefix } from "~/paths";
import { valueOr } from "./attempt";
import { attempt, failed } from "./attempt.server";
import { alreadyChanged, changedMeanwhile, conflictFound, goneFound } from "./conflict.server";
import { notFound } from "./errors";
import { type Notice, redirectWithNotice } from "./notice.server";
import { faulty, type FormReply, invalid, refuse } from "./read-form.server";
import { findOverviewUrl } from "./translations-overview.server";

/** `seconds`: for how long it is said. `screen` shows it on the site; null for none. */
export type Said = {
  text: string;
  screen: Screen | null;
  /** The page of a project shows more than the screen. */
  slug?: string | null;
  /** Where only one language of that screen is meant. */
  language?: Language;
  seconds?: number;
};

type ResetUrl = (state: PastState) => string;

type SaveWords<Stored, Form> = {
  listUrl: string | ((record: Stored) => Promise<string>);
  /** Where the history can take the save back. */
  resetUrl?: ResetUrl;
  saved: (record: Stored) => Said | Promise<Said>;
  /** Of something new; null for people who may not use its form. */
  formUrl?: ((record: Stored) => string) | null;
  failed: string | (() => Promise<string>);
  reply: FormReply;
  values: Form;
  /** Whether what was typed about a record that is gone may become a new one. */
  mayCreate: boolean;
  pictureField?: string | null;
  /** Where the form can bring the record back. */
  findDeleted?: () => Promise<{ record: DeletedRecord; version: number } | null>;
};

/** Leads to the list, or to where the form was opened from. Whatever went wrong, what was typed comes back. */
export async function answerSave<Stored extends { version: number }, Form>(
  request: Request,
  save: () => Promise<UpdateResult<Stored, Form>>,
  { listUrl, resetUrl, saved, failed, reply, values, mayCreate, formUrl = null, pictureField = null, findDeleted }: SaveWords<Stored, Form>,
) {
  const tried = await attempt(request, save);
  if (tried.state === "error") return faulty(reply, typeof failed === "string" ? failed : await failed());
  const result = tried.value;
  if (result.ok) {
    const overview = await attempt(request, () => findOverviewUrl(request));
    const url = valueOr(overview, null) ?? (typeof listUrl === "string" ? listUrl : await listUrl(result.record));
    const change = resetUrl && result.change?.action === "update" ? result.change : null;
    const wayBack = resetUrl && change ? undoOfChange(resetUrl, { changeId: change.id, version: result.record.version, back: url }) : {};
    const language = change ? editedLanguage(change.before, change.after) : DEFAULT_LANGUAGE;
    return redirectWithNotice(url, { ...noticeOf({ language, ...(await saved(result.record)) }), ...wayBack }, savedHeaders(result.record, formUrl?.(result.record)));
  }
  if (result.reason === "pictureMissing") return invalid(refuse(reply, lostPictureMessages(result.lost, pictureField)));
  if (result.reason === "conflict") return conflictFound(request, result.conflict);
  const deleted = findDeleted && valueOr(await attempt(request, findDeleted), null);
  return goneFound(request, { values, mayCreate, deleted });
}

/** For ui/form/sent-form.ts, where somebody has gone on writing meanwhile. */
export function savedHeaders({ version }: { version: number }, formUrl?: string): HeadersInit {
  return { "X-Saved-Version": version.toString(), ...(formUrl === undefined ? {} : { "X-Saved-At": formUrl }) };
}

/** A picture that can be uploaded is told of where a file is chosen. */
function lostPictureMessages(lost: LostPictures, pictureField: string | null): Record<string, string> {
  return Object.fromEntries(Object.entries(lost).map(([field, urls]) => (field === pictureField ? ["file", PICTURE_MISSING] : [field, picturesMissing(urls)])));
}

export function undoOfChange(resetUrl: ResetUrl, { changeId, version, back }: { changeId: string; version: number; back: string }): Pick<Notice, "undo"> {
  return { undo: { url: resetUrl({ changeId, side: "before" }), fields: { version: version.toString(), back } } };
}

function undoOfDeletion({ resource, recordId }: RecordRef, fields: { deletion: string; back: string }): Pick<Notice, "undo"> {
  return { undo: { url: paths.admin.trash.restore(resource, recordId), fields } };
}

type Recorded = { table: ResourceTable; texts: ResourceTexts };

export function saveWordsOf(request: Request, { table, texts }: Recorded, done: { isNew: boolean; hasNewPicture: boolean }) {
  const { saved = savedText, notSaved } = texts;
  return {
    saved: async (row: StoredRow) => ({
      text: saved(titleOf(table, row), done),
      screen: table.shownOn(row),
      slug: valueOr(await attempt(request, async () => (await table.findSlug?.(row)) ?? null), null),
    }),
    pictureField: table.resource.pictureField,
    failed: () => table.whyNotSaved?.() ?? Promise.resolve(notSaved?.(done.isNew) ?? NOT_SAVED),
  };
}

export function deletionWordsOf({ table, texts }: Recorded) {
  const { deleted = deletedText, notDeleted = "Fehler beim Löschen: Unbekannter Fehler" } = texts;
  return { deleted: (row: StoredRow) => deleted(titleOf(table, row)), failed: notDeleted };
}

type DeletionWords<Stored> = {
  listUrl: string;
  restorable?: RecordRef;
  deleted: (record: Stored) => string;
  failed: string;
  reply: FormReply;
};

export async function answerDeletion<Stored>(
  request: Request,
  remove: () => Promise<DeleteResult<Stored>>,
  { listUrl, restorable, deleted, failed, reply }: DeletionWords<Stored>,
) {
  const tried = await attempt(request, remove);
  if (tried.state === "error") return faulty(reply, failed);
  const result = tried.value;
  if (result.ok) {
    const wayBack = restorable && undoOfDeletion(restorable, { deletion: result.deletion, back: listUrl });
    return redirectWithNotice(listUrl, { kind: "success", text: deleted(result.record), ...wayBack });
  }
  if (result.reason === "missing") throw notFound();
  return changedMeanwhile();
}

export async function answerMove<Stored>(
  request: Request,
  move: () => Promise<MoveResult<Stored>>,
  { listUrl, said }: { listUrl: (to: MovedTo) => string; said: (record: Stored) => { name: string; screen: Screen | null } },
) {
  const tried = await attempt(request, move);
  if (tried.state === "error") return failed(request, NOT_SAVED);
  const result = tried.value;
  if (result.ok) {
    const { name, screen } = said(result.record);
    return redirectWithNotice(listUrl(result.movedTo), noticeOf({ text: movedText(name, result.movedTo), screen }));
  }
  if (result.reason === "missing") throw notFound();
  return alreadyChanged();
}

type Returned = { ok: true; record: { title: string; shownOn: Screen | null } } | { ok: false; reason: "missing" | "conflict" };

type ReturnWords = { url: string; said: (name: string) => string; failed: string; reply: FormReply };

export async function answerRestore(
  request: Request,
  bring: () => Promise<Returned>,
  { url, said, failed, reply }: ReturnWords,
) {
  const tried = await attempt(request, bring);
  if (tried.state === "error") return faulty(reply, failed);
  const outcome = tried.value;
  if (outcome.ok) {
    const { title, shownOn } = outcome.record;
    return redirectWithNotice(url, noticeOf({ text: said(title), screen: shownOn }));
  }
  if (outcome.reason === "missing") throw notFound();
  return changedMeanwhile();
}

export async function answerConfirmation(request: Request, confirm: () => Promise<ConfirmationResult>, listUrl: () => Promise<string>) {
  const tried = await attempt(request, confirm);
  if (tried.state === "error") return failed(request, NOT_SAVED);
  const result = tried.value;
  if (result.ok) {
    const url = valueOr(await attempt(request, listUrl), paths.admin.translations.list());
    return redirectWithNotice(url, { kind: "success", text: CONFIRMED });
  }
  if (result.reason === "missing") throw notFound();
  return alreadyChanged();
}

export function noticeOf({ screen, slug, language, ...said }: Said): Notice {
  const notice = { kind: "success", ...said } as const;
  const shownIn = language ?? DEFAULT_LANGUAGE;
  const path = slug ? projectPath(slug, shownIn) : screen && screenPath(screen, shownIn);
  if (path === null) return notice;
  return { ...notice, link: { url: language ? withPrefix(path, language) : path, text: SEE_ON_SITE } };
}
