import { data } from "@remix-run/node";
import { type DraftPlace, permissionResourceOf } from "~/domain/desk/draft";
import {
  DRAFT_CHANGED,
  DRAFT_GONE,
  DRAFT_NOT_DISCARDED,
  DRAFT_NOT_PUBLISHED,
  DRAFT_NOT_SAVED,
  DRAFT_UNUSABLE,
  draftDiscarded,
  draftKept,
  draftPublished,
  draftSaved,
  draftsPublished,
  EDITED_AT_ONCE,
  LIVE_GONE,
} from "~/domain/desk/draft-notices";
import { type discardDraft, type DraftSaved, publishDraft, type PublishResult } from "~/domain/desk/draft-operations.server";
import { screenOfDraft } from "~/domain/desk/draft-state.server";
import { openedValuesOf, type ShownDraft } from "~/domain/desk/drafts-admin.server";
import { can, type CurrentUser } from "~/domain/people/access/permissions";
import type { Live } from "~/domain/record/any-record";
import type { Edits } from "~/domain/record/merge-edits";
import { PICTURE_MISSING, SEE_ON_SITE } from "~/domain/record/record-notices";
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import { paths, prefixedPath, screenPath } from "~/paths";
import { attempt } from "./attempt.server";
import { neverKept } from "./cache";
import { changedMeanwhile, conflictFound, goneFound, withLastSave } from "./conflict.server";
import { giveBackWhileAway } from "./faults.server";
import { redirectWithNotice } from "./notice.server";
import { faulty, type FormReply, invalid, refuse } from "./read-form.server";

const { drafts: urls } = paths.admin;

type Typed = { place: DraftPlace; user: CurrentUser; reply: FormReply; values: Edits };

/** Saves a draft and says what came of it. Whatever went wrong, what was typed comes back. */
export async function answerDraft(request: Request, save: () => Promise<DraftSaved>, { reply, ...typed }: Typed) {
  const tried = await attempt(request, save);
  if (tried.state === "error") return faulty(reply, DRAFT_NOT_SAVED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(urls.show(typed.place), { kind: "success", text: draftSaved(result.record.title) });
  if (result.reason === "conflict") return conflictFound(request, result.conflict);
  if (result.reason === "draftGone") return draftGone(result.live, typed);
  return goneFound(request, { values: typed.values, mayCreate: false });
}

/** The answer when a draft was published or discarded while its form was open: all that was typed, and what a new draft of it is begun with. */
function draftGone(live: Live, { place, user, values }: Omit<Typed, "reply">) {
  const opened = openedValuesOf(place, values);
  const mayBegin = !live.isNew || can(user, "create", permissionResourceOf(place.resource));
  const anew = live.isNew ? { ...opened, id: place.recordId } : { ...opened, version: live.version };
  return data({ draftGone: { values, anew: mayBegin ? anew : null } }, neverKept(409));
}

type Published = { place: DraftPlace; reply: FormReply; languages: readonly Language[] };

/** Publishes a draft and says what came of it. */
export async function answerPublication(request: Request, publish: () => Promise<PublishResult>, { place, reply, languages }: Published) {
  const tried = await attempt(request, publish);
  if (tried.state === "error") return faulty(reply, DRAFT_NOT_PUBLISHED);
  const result = tried.value;
  if (result.ok) {
    const { live, isWhole } = result;
    const text = draftPublished(live.title, isWhole ? [] : languages.map((language) => LANGUAGE_NAMES[language]));
    const link = { url: shownAt(place, live.values, languages), text: SEE_ON_SITE };
    return redirectWithNotice(isWhole ? urls.list() : urls.show(place), { kind: "success", text, link });
  }
  if (result.reason === "missing") return redirectWithNotice(urls.list(), { kind: "warning", text: DRAFT_GONE });
  if (result.reason === "changed") return changedMeanwhile();
  if (result.reason === "conflict") return data({ conflict: await withLastSave(request, result.conflict), baseVersion: result.baseVersion }, neverKept(409));
  return invalid(refuse(reply, { "": REFUSALS[result.reason] }));
}

const REFUSALS = { deleted: LIVE_GONE, unusable: DRAFT_UNUSABLE, pictureMissing: PICTURE_MISSING };

const REASONS = { ...REFUSALS, missing: DRAFT_GONE, changed: DRAFT_CHANGED, conflict: EDITED_AT_ONCE };

type Wanted = { wanted: readonly string[]; drafts: readonly ShownDraft[]; by: string };

/** Publishes several drafts, each by itself: one that cannot go live stops no other, and is named with its reason. */
export async function answerPublications(request: Request, { wanted, drafts, by }: Wanted) {
  const failures: string[] = [];
  for (const one of wanted) {
    const [id, version] = one.split(".");
    const draft = drafts.find((shown) => shown.id === id);
    const reason = draft ? await publishOne(request, { ...draft, version: Number(version) }, by) : DRAFT_GONE;
    if (reason !== null) failures.push(draft ? draftKept(draft.title, reason) : reason);
  }
  const text = draftsPublished(wanted.length - failures.length, failures);
  return redirectWithNotice(urls.list(), { kind: failures.length > 0 ? "warning" : "success", text });
}

/** Why a draft stays one; null where it is live. */
async function publishOne(request: Request, { version, standing, ...draft }: ShownDraft, by: string): Promise<string | null> {
  const place = { resource: draft.resource, recordId: draft.recordId };
  const languages = standing === "new" ? [...new Set([DEFAULT_LANGUAGE, ...draft.languages])] : draft.languages;
  const tried = await attempt(request, () => publishDraft({ place, version, languages, by }));
  if (tried.state === "error") {
    await giveBackWhileAway(request, DRAFT_NOT_PUBLISHED);
    return DRAFT_NOT_PUBLISHED;
  }
  return tried.value.ok ? null : REASONS[tried.value.reason];
}

/** Throws a draft away and says what came of it. */
export async function answerDiscard(request: Request, discard: () => ReturnType<typeof discardDraft>, reply: FormReply) {
  const tried = await attempt(request, discard);
  if (tried.state === "error") return faulty(reply, DRAFT_NOT_DISCARDED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(urls.list(), { kind: "success", text: draftDiscarded(result.record.title) });
  if (result.reason === "missing") return redirectWithNotice(urls.list(), { kind: "warning", text: DRAFT_GONE });
  return changedMeanwhile();
}

function shownAt(place: DraftPlace, values: Edits, languages: readonly Language[]): string {
  const screen = screenOfDraft(place, values);
  const [language, ...more] = languages;
  return language && more.length === 0 ? prefixedPath(screen, language) : screenPath(screen, DEFAULT_LANGUAGE);
}
