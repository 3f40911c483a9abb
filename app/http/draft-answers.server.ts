import { data } from "@remix-run/node";
import type { Edits } from "~/domain/record/merge-edits";
import type { DraftPlace } from "~/domain/desk/draft";
import { screenOfDraft } from "~/domain/desk/draft-kinds.server";
import {
  DRAFT_GONE,
  DRAFT_NOT_DISCARDED,
  DRAFT_NOT_PUBLISHED,
  DRAFT_NOT_SAVED,
  DRAFT_UNUSABLE,
  draftDiscarded,
  draftPublished,
  draftSaved,
  LIVE_GONE,
} from "~/domain/desk/draft-notices";
import type { PublishResult } from "~/domain/desk/publish-draft.server";
import type { discardDraft, DraftSaved } from "~/domain/desk/save-draft.server";
import { LANGUAGE_NAMES } from "~/domain/texts/text-labels";
import { PICTURE_MISSING, SEE_ON_SITE } from "~/domain/record/record-notices";
import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import { paths, prefixedPath, screenPath } from "~/paths";
import { attempt } from "./attempt.server";
import { CACHE } from "./cache";
import { conflictFound, goneFound } from "./conflict.server";
import { redirectWithNotice } from "./notice.server";
import { type FormReply, invalid, refuse, unserved } from "./read-form.server";

const { drafts } = paths.admin;

type Typed = { place: DraftPlace; reply: FormReply; values: Edits };

/** Saves a draft and says what came of it. Whatever went wrong, what was typed comes back. */
export async function answerDraft(request: Request, save: () => Promise<DraftSaved>, { place, reply, values }: Typed) {
  const tried = await attempt(request, save);
  if (tried.state === "error") return faulty(reply, DRAFT_NOT_SAVED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(drafts.show(place), { kind: "success", text: draftSaved(result.record.title) });
  if (result.reason === "conflict") return conflictFound(result.conflict);
  return goneFound({ values, mayCreate: false });
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
    return redirectWithNotice(isWhole ? drafts.list() : drafts.show(place), { kind: "success", text, link });
  }
  if (result.reason === "missing") return redirectWithNotice(drafts.list(), { kind: "warning", text: DRAFT_GONE });
  if (result.reason === "changed") return changed();
  if (result.reason === "conflict") return data({ conflict: result.conflict, baseVersion: result.baseVersion }, NOT_DONE);
  return invalid(refuse(reply, { "": REFUSALS[result.reason] }));
}

const REFUSALS = { deleted: LIVE_GONE, unusable: DRAFT_UNUSABLE, pictureMissing: PICTURE_MISSING };

/** Throws a draft away and says what came of it. */
export async function answerDiscard(request: Request, discard: () => ReturnType<typeof discardDraft>, reply: FormReply) {
  const tried = await attempt(request, discard);
  if (tried.state === "error") return faulty(reply, DRAFT_NOT_DISCARDED);
  const result = tried.value;
  if (result.ok) return redirectWithNotice(drafts.list(), { kind: "success", text: draftDiscarded(result.record.title) });
  if (result.reason === "missing") return redirectWithNotice(drafts.list(), { kind: "warning", text: DRAFT_GONE });
  return changed();
}

function shownAt(place: DraftPlace, values: Edits, languages: readonly Language[]): string {
  const screen = screenOfDraft(place, values);
  const [language, ...more] = languages;
  return language && more.length === 0 ? prefixedPath(screen, language) : screenPath(screen, DEFAULT_LANGUAGE);
}

const NOT_DONE = { status: 409, headers: { "Cache-Control": CACHE.never } };

function changed() {
  return data({ hasChanged: true as const }, NOT_DONE);
}

function faulty(reply: FormReply, text: string) {
  return unserved(refuse(reply, { "": text }), { status: 503, text });
}
