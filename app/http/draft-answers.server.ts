import { data } from "@remix-run/node";
import { publishAllSchema, publishSchema } from "~/domain/desk/desk-schemas";
import { type DraftRef, permissionResourceOf, type ShownDraft } from "~/domain/desk/draft";
import { discardDraft, publishDraft, type startDraft } from "~/domain/desk/draft-operations.server";
import { pageOfValues } from "~/domain/desk/draft-state.server";
import { openedValuesOf } from "~/domain/desk/drafts.server";
import { can, type CurrentUser } from "~/domain/people/access/permissions";
import type { Edits, Live } from "~/domain/record/any-record";
import { DRAFT_CHANGED, DRAFT_GONE, LIVE_GONE, PICTURE_MISSING, restoredText } from "~/domain/record/record-notices";
import { versionSchema } from "~/domain/record/resource-schemas";
import { resourceNameFrom } from "~/domain/resources";
import { RECORDS } from "~/domain/resources.server";
import { LANGUAGE_NAMES } from "~/i18n/languages";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { withTimeBudget } from "~/platform/time-budget.server";
import { TIME_LIMITS } from "~/platform/time-limits";
import { attemptOr } from "./attempt.server";
import { neverCached } from "./answers";
import { changedMeanwhile, answerConflict, deletionToUndo, answerGone, withLastSave } from "./conflict.server";
import { throwFormWhileAway } from "./faults.server";
import { redirectWithNotice } from "./notice.server";
import { faulty, handleForm, invalid, type ReadForm, readForm, refuse } from "./read-form.server";
import { noticeOf, savedHeaders } from "./record-answers.server";

const { drafts: urls } = paths.admin;

type Typed = { place: DraftRef; user: CurrentUser; values: Edits; version: number };

type Drafted = { place: DraftRef; user: CurrentUser; form: ReadForm<Edits & { version: number }> };

export async function answerDraft(request: Request, { place, user, form }: Drafted, save: typeof startDraft) {
  if (!form.ok) return invalid(form.reply, form.status);
  const { version, ...values } = form.value;
  const typed = { place, user, values, version };
  const deletion = deletionToUndo(request);
  const result = await attemptOr(request, async () => {
    if (deletion !== null) await bringBack(typed, deletion);
    return save({ place, values, version, by: user.adminUserId });
  }, null);
  if (result === null) return faulty(form.reply, "Fehler beim Speichern des Entwurfs.");
  if (result.ok) {
    const { title } = result.record;
    const saved = `Der Entwurf ${quoted(title)} wurde gespeichert. Die Website ist noch, wie sie war.`;
    const text = deletion === null ? saved : `${restoredText(title)} Ihre Angaben sind als Entwurf gespeichert.`;
    return redirectWithNotice(urls.show(place), { kind: "success", text }, savedHeaders(result.record, urls.edit(place)));
  }
  if (result.reason === "conflict") return answerConflict(request, result.conflict);
  if (result.reason === "draftGone") return draftGone(result.live, typed);
  return recordGone(request, typed);
}

async function bringBack({ place, user }: Typed, deletion: string) {
  const resource = resourceNameFrom(place.resource);
  if (resource) await RECORDS[resource].restoreDeleted({ id: place.recordId, deletion, by: user.adminUserId });
}

async function recordGone(request: Request, { place, user, values, version }: Typed) {
  const resource = resourceNameFrom(place.resource);
  if (resource === null) return answerGone(request, { values, mayCreate: false });
  const record = await attemptOr(request, () => RECORDS[resource].findDeleted(place.recordId), null);
  return answerGone(request, { values, mayCreate: can(user, "create", resource), deleted: record && { record, version } });
}

function draftGone(live: Live, { place, user, values }: Typed) {
  const opened = openedValuesOf(place, values);
  const mayBegin = !live.isNew || can(user, "create", permissionResourceOf(place.resource));
  const anew = live.isNew ? { ...opened, id: place.recordId } : { ...opened, version: live.version };
  return data({ draftGone: { values, anew: mayBegin ? anew : null } }, neverCached(409));
}

type Step = { place: DraftRef; by: string };

export async function answerPublication(request: Request, { place, by }: Step) {
  const form = await handleForm(request, publishSchema, { work: (asked) => publishDraft({ place, by, ...asked }), failed: DRAFT_NOT_PUBLISHED });
  if (!form.ok) return form.answer;
  const { result, value: { languages } } = form;
  if (result.ok) {
    const { live, isWhole } = result;
    const text = draftPublished(live.title, isWhole ? [] : languages.map((language) => LANGUAGE_NAMES[language]));
    const nowhere = { screen: null, slug: null };
    const page = await attemptOr(request, () => pageOfValues(place, live.values), nowhere);
    const language = languages.length === 1 ? languages[0] : undefined;
    return redirectWithNotice(isWhole ? urls.list() : urls.show(place), await noticeOf(request, { text, ...page, id: place.recordId, language }));
  }
  if (result.reason === "missing") return redirectWithNotice(urls.list(), { kind: "warning", text: DRAFT_GONE });
  if (result.reason === "changed") return changedMeanwhile();
  if (result.reason === "conflict") return data({ conflict: await withLastSave(request, result.conflict), baseVersion: result.baseVersion }, neverCached(409));
  return invalid(refuse(form.reply, { "": REFUSALS[result.reason] }));
}

const DRAFT_NOT_PUBLISHED = "Fehler beim Veröffentlichen des Entwurfs.";

function draftPublished(title: string, languages: readonly string[]): string {
  if (languages.length === 0) return `${quoted(title)} wurde veröffentlicht.`;
  return `${quoted(title)} wurde veröffentlicht: ${languages.join(", ")}. Der Rest bleibt ein Entwurf.`;
}

const REFUSALS = {
  deleted: LIVE_GONE,
  unusable: "Dieser Entwurf passt nicht mehr zum Formular. Bitte bearbeiten und speichern Sie ihn noch einmal.",
  pictureMissing: PICTURE_MISSING,
};

const REASONS = {
  ...REFUSALS,
  missing: DRAFT_GONE,
  changed: DRAFT_CHANGED,
  conflict: "Website und Entwurf sagen im selben Feld etwas anderes. Bitte veröffentlichen Sie ihn einzeln.",
};

/** Publishes the others if one draft fails. A draft that is gone was published by an earlier sending of the form. */
export async function answerPublications(request: Request, { drafts, by }: { drafts: readonly ShownDraft[]; by: string }) {
  const form = await readForm(request, publishAllSchema);
  if (!form.ok) return invalid(form.reply);
  const failures: string[] = [];
  let count = 0;
  const publishAll = async () => {
    for (const draft of form.value.drafts.flatMap((one) => findWanted(one, drafts))) {
      const reason = await publishOne(request, draft, by);
      if (reason === null) count += 1;
      else if (reason !== DRAFT_GONE) failures.push(`${quoted(draft.title)} blieb ein Entwurf: ${reason}`);
    }
  };
  await withTimeBudget(publishAll, TIME_LIMITS.manyWrites);
  const isDone = count > 0 && failures.length === 0;
  return redirectWithNotice(urls.list(), { kind: isDone ? "success" : "warning", text: draftsPublished(count, failures) });
}

const MOST_NAMED = 6;

function draftsPublished(count: number, failures: readonly string[]): string {
  if (count === 0 && failures.length === 0) return "Diese Entwürfe gibt es nicht mehr: Sie wurden inzwischen veröffentlicht oder verworfen.";
  const live = count < 2 ? `${count === 1 ? "1" : "Kein"} Entwurf wurde veröffentlicht.` : `${count.toString()} Entwürfe wurden veröffentlicht.`;
  const more = failures.length - MOST_NAMED;
  return [live, ...failures.slice(0, MOST_NAMED), ...(more > 0 ? [`Und ${more.toString()} weitere.`] : [])].join(" ");
}

function findWanted(wanted: string, drafts: readonly ShownDraft[]): ShownDraft[] {
  const [id, version] = wanted.split(".");
  return drafts.filter((shown) => shown.id === id).map((draft) => ({ ...draft, version: Number(version) }));
}

async function publishOne(request: Request, { resource, recordId, version, languages }: ShownDraft, by: string): Promise<string | null> {
  const place = { resource, recordId };
  const published = await attemptOr(request, () => publishDraft({ place, version, languages, by }), null);
  if (published === null) {
    await throwFormWhileAway(request, DRAFT_NOT_PUBLISHED);
    return DRAFT_NOT_PUBLISHED;
  }
  return published.ok ? null : REASONS[published.reason];
}

export async function answerDiscard(request: Request, step: Step) {
  const form = await handleForm(request, versionSchema, { work: ({ version }) => discardDraft({ ...step, version }), failed: "Fehler beim Verwerfen des Entwurfs." });
  if (!form.ok) return form.answer;
  const { result } = form;
  if (result.ok) return redirectWithNotice(urls.list(), { kind: "success", text: `Der Entwurf ${quoted(result.record.title)} wurde verworfen.` });
  if (result.reason === "missing") return redirectWithNotice(urls.list(), { kind: "warning", text: DRAFT_GONE });
  return changedMeanwhile();
}
