import type { z } from "zod";
import { pageOfValues } from "~/domain/desk/draft-state.server";
import type { Edits, RecordRef, Refused } from "~/domain/record/any-record";
import { editedLanguage, type HistoryState } from "~/domain/record/history";
import type { DeletedRecord } from "~/domain/record/deletion.server";
import { keyIn } from "~/domain/record/keys";
import { NOT_SAVED, PICTURE_MISSING, savedText, SEE_ON_SITE } from "~/domain/record/record-notices";
import type { LostPictures, UpdateResult } from "~/domain/record/save-record.server";
import type { ConfirmationResult } from "~/domain/record/record-texts.server";
import type { ResourceTexts } from "~/domain/record/resource";
import { type ResourceTable, type StoredRow, titleOf } from "~/domain/record/resource-table.server";
import { findSiteLanguages } from "~/domain/system/site-languages.server";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "~/i18n/languages";
import { RESOURCES } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { can, type CurrentUser, type ResourceName } from "~/domain/people/access/permissions";
import { paths, projectPath, type Screen, screenPath, withPrefix } from "~/paths";
import { attemptOr, failed } from "./attempt.server";
import { changedMeanwhile, answerConflict, answerGone } from "./conflict.server";
import { notFound } from "./answers";
import { nextPath } from "./request-paths";
import { type Notice, redirectWithNotice } from "./notice.server";
import { faulty, handleForm, invalid, type ReadForm, refuse } from "./read-form.server";
import { findListPage } from "./site-request.server";
import { findOverviewUrl } from "./translations-overview.server";

/** `screen` shows the record on the site (null for none); `id` finds its page in a long list. */
export type Said = {
  text: string;
  screen: Screen | null;
  id?: string;
  slug?: string | null;
  language?: Language;
  seconds?: number;
};

type ResetUrl = (state: HistoryState) => string;

type SaveAnswer<Value, Stored, Form> = {
  save: (value: Value) => Promise<UpdateResult<Stored, Form>>;
  listUrl: string | ((record: Stored) => Promise<string>);
  resetUrl?: ResetUrl;
  saved: (record: Stored) => Said | Promise<Said>;
  /** The form's address for a new record; null for people who may not edit it. */
  formUrl?: ((record: Stored) => string) | null;
  failed: string | (() => Promise<string>);
  /** If the record is gone, the form may be saved as a new one. */
  mayCreate: boolean;
  pictureField?: string | null;
  findDeleted?: (value: Value) => Promise<{ record: DeletedRecord; version: number } | null>;
};

export async function answerSave<Value extends { id?: string; version?: number }, Stored extends { version: number }, Form extends Edits>(
  request: Request,
  form: ReadForm<Value>,
  { save, listUrl, resetUrl, saved, failed, mayCreate, formUrl = null, pictureField = null, findDeleted }: SaveAnswer<Value, Stored, Form>,
) {
  if (!form.ok) return invalid(form.reply, form.status);
  const { value, reply } = form;
  const result = await attemptOr(request, () => save(value), null);
  if (result === null) return faulty(reply, typeof failed === "string" ? failed : await failed());
  if (result.ok) {
    const url = (await attemptOr(request, () => findOverviewUrl(request), null)) ?? (typeof listUrl === "string" ? listUrl : await listUrl(result.record));
    const change = resetUrl && result.change?.action === "update" ? result.change : null;
    const wayBack = resetUrl && change ? undoOfChange(resetUrl, { changeId: change.id, version: result.record.version, back: url }) : {};
    const language = change ? editedLanguage(change.before, change.after) : DEFAULT_LANGUAGE;
    const notice = await noticeOf(request, { language, ...(await saved(result.record)) });
    return redirectWithNotice(url, { ...notice, ...wayBack }, savedHeaders(result.record, formUrl?.(result.record)));
  }
  if (result.reason === "pictureMissing") return invalid(refuse(reply, lostPictureMessages(result.lost, pictureField)));
  if (result.reason === "conflict") return answerConflict(request, result.conflict);
  const deleted = findDeleted && (await attemptOr(request, () => findDeleted(value), null));
  const { id: _, version: __, ...values } = value;
  return answerGone(request, { values, mayCreate, deleted });
}

/** For ui/form/sent-form.ts, which needs them if somebody typed on meanwhile. */
export function savedHeaders({ version }: { version: number }, formUrl?: string): HeadersInit {
  return { "X-Saved-Version": version.toString(), ...(formUrl === undefined ? {} : { "X-Saved-At": formUrl }) };
}

function lostPictureMessages(lost: LostPictures, pictureField: string | null): Record<string, string> {
  const picturesMissing = (urls: readonly string[]) => `Inzwischen gelöscht: ${urls.join(", ")}. Bitte nehmen Sie die Zeile heraus oder wählen Sie ein anderes Bild.`;
  return Object.fromEntries(Object.entries(lost).map(([field, urls]) => (field === pictureField ? ["file", PICTURE_MISSING] : [field, picturesMissing(urls)])));
}

export function undoOfChange(resetUrl: ResetUrl, { changeId, version, back }: { changeId: string; version: number; back: string }): Pick<Notice, "undo"> {
  return { undo: { url: resetUrl({ changeId, side: "before" }), fields: { version: version.toString(), back } } };
}

type Recorded = { table: ResourceTable; texts: ResourceTexts };

export function saveTextsOf(request: Request, { table, texts }: Recorded, done: { isNew: boolean; hasNewPicture: boolean }) {
  const { saved = savedText, notSaved } = texts;
  return {
    saved: async (row: StoredRow) => ({
      text: saved(titleOf(table, row), done),
      screen: table.shownOn(row),
      // only for new records: finding the page reads the whole list
      ...(done.isNew && { id: row.id }),
      slug: await attemptOr(request, async () => (await table.findSlug?.(row)) ?? null, null),
    }),
    pictureField: table.resource.pictureField,
    failed: () => table.whyNotSaved?.() ?? Promise.resolve(notSaved?.(done.isNew) ?? NOT_SAVED),
  };
}

/** The address of the list in the administration, at the page that contains the record. */
export async function findListUrl(request: Request, resource: ResourceName, id: string): Promise<string> {
  const page = await attemptOr(request, () => RECORDS[resource].pageOf({ id }), undefined);
  return paths.admin.records(RESOURCES[resource].path).list(undefined, page);
}

/** Null if the record is not in the trash, or if the person may not restore it. */
export async function findRestoreLink(user: CurrentUser, word: string, id: string) {
  const resource = keyIn(RECORDS, word);
  if (resource === undefined || !can(user, "update", resource)) return null;
  return (await RECORDS[resource].findDeleted(id)) && { url: paths.admin.trash.restore(resource, id), text: "Wiederherstellen" };
}

type Redirected = ReturnType<typeof redirectWithNotice>;

type Asked<Value> = z.ZodType<Value, Record<string, unknown>>;

type QuestionAnswer<Value, Done> = { work: (asked: Value) => Promise<Done | Refused>; failed: string; done: (done: Done, asked: Value) => Redirected };

/** Answers a confirmation page, which is shown again on a conflict. */
export async function answerQuestion<Value, Done extends { ok: true }>(request: Request, schema: Asked<Value>, { done, ...asked }: QuestionAnswer<Value, Done>) {
  const form = await handleForm(request, schema, asked);
  if (!form.ok) return form.answer;
  return answerDone(form.result, (result: Done) => done(result, form.value));
}

function answerDone<Done extends { ok: true }>(result: Done | Refused, done: (done: Done) => Redirected) {
  if (result.ok) return done(result);
  if (result.reason === "missing") throw notFound();
  return changedMeanwhile();
}

type Restored = { ok: true; record: { title: string; shownOn: Screen | null; values: Edits } };

type RestoreAnswer<Value> = Omit<QuestionAnswer<Value, Restored>, "done"> & {
  place?: RecordRef;
  url: string | (() => Promise<string>);
  said: (name: string) => string;
};

export function answerRestore<Value extends { back?: string }>(request: Request, schema: Asked<Value>, { place, url, said, ...answer }: RestoreAnswer<Value>) {
  return answerQuestion(request, schema, {
    ...answer,
    done: async ({ record }, { back }) => {
      const to = back ? nextPath(back) : typeof url === "string" ? url : await url();
      const resource = keyIn(RECORDS, place?.resource);
      const page = place && resource ? await attemptOr(request, () => pageOfValues({ ...place, resource }, record.values), null) : null;
      return redirectWithNotice(to, await noticeOf(request, { text: said(record.title), screen: record.shownOn, id: place?.recordId, slug: page?.slug }));
    },
  });
}

export async function answerStep<Done extends { ok: true }>(request: Request, step: () => Promise<Done | Refused>, done: (done: Done) => Redirected) {
  const result = await attemptOr(request, step, null);
  return result === null ? failed(request, NOT_SAVED) : answerDone(result, done);
}

export function answerConfirmation(request: Request, confirm: () => Promise<ConfirmationResult>, listUrl: () => Promise<string>) {
  return answerStep(request, confirm, async () => {
    const url = await attemptOr(request, listUrl, paths.admin.translations.list());
    return redirectWithNotice(url, { kind: "success", text: "Die Übersetzung ist als weiterhin richtig markiert." });
  });
}

export async function noticeOf(request: Request, { screen, id, slug, language, ...said }: Said): Promise<Notice> {
  const notice = { kind: "success", ...said } as const;
  const shownIn = language ?? DEFAULT_LANGUAGE;
  const path = slug ? projectPath(slug, shownIn) : screen && screenPath(screen, shownIn);
  if (path === null || (language && !(await isSwitchedOn(request, language)))) return notice;
  const page = screen && id ? await attemptOr(request, () => findListPage(screen, id), "") : "";
  return { ...notice, link: { url: (language ? withPrefix(path, language) : path) + page, text: SEE_ON_SITE } };
}

/** If not, its addresses lead to another language, which does not show what was saved. */
async function isSwitchedOn(request: Request, language: Language): Promise<boolean> {
  return (await attemptOr(request, findSiteLanguages, LANGUAGES)).includes(language);
}
