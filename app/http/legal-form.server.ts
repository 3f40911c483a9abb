import type { CurrentUser } from "~/domain/people/access/permissions";
import { findDraftNote } from "~/domain/desk/drafts-overview.server";
import { findLegal } from "~/domain/texts/find-legal.server";
import { parseLegalText } from "~/domain/texts/legal-markdown.server";
import { type LegalPlace, legalPlaceFrom } from "~/domain/texts/legal-page";
import type { LegalForm } from "~/domain/texts/legal-schema";
import { legalRecord } from "~/domain/texts/legal-text";
import { typedMonth } from "~/domain/texts/month";
import { notFound } from "./errors";
import { takeExpiredPost } from "./expired-post.server";

/** The legal text that an address of the administration means. Throws a 404 for none. */
export function legalPlaceIn(params: Record<string, string | undefined>): LegalPlace {
  const place = legalPlaceFrom(params);
  if (place === null) throw notFound();
  return place;
}

/** What the form of a legal text opens with: what this person typed before the session ended, else what is stored. */
export async function openLegal(request: Request, user: CurrentUser, place: LegalPlace) {
  const stored = await findLegal(place);
  const unsaved = (await takeExpiredPost(request, user))?.fields ?? null;
  const typed = unsaved?.content_value;
  const values = unsaved ?? { ...typedForm(stored.form), version: stored.version };
  const text = typeof typed === "string" ? typed : stored.form.content_value;
  const draft = await findDraftNote(legalRecord(place));
  return { stored, draft, values, preview: parseLegalText(text), isRestored: unsaved !== null };
}

/** A form with its month as somebody types it. */
export function typedForm({ content_value, status }: LegalForm) {
  return { content_value, status: typedMonth(status) };
}
