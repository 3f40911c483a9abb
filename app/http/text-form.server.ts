import { permissionResourceOf } from "~/domain/desk/draft";
import { findDraftNote, openedValuesOf } from "~/domain/desk/drafts-admin.server";
import type { Action, CurrentUser } from "~/domain/people/access/permissions";
import type { Edits } from "~/domain/record/merge-edits";
import { legalTexts } from "~/domain/texts/legal-texts.server";
import { sectionKind } from "~/domain/texts/podcast-section";
import { readPodcastSection } from "~/domain/texts/podcast-sections.server";
import { areaTexts, pageTexts } from "~/domain/texts/site-texts.server";
import { type TextKind, textKeyOf, type TextParts, type TextRef } from "~/domain/texts/text-kind";
import { findShownText, type StoredForm, type StoredTextKind } from "~/domain/texts/text-kind.server";
import { textRefIn, textResourceIn } from "~/domain/texts/text-kinds";
import { isReadOnly } from "./edit-form.server";
import { notFound } from "./errors";
import { takeExpiredPost } from "./expired-post.server";
import { requireNamed, requirePermission } from "./guard.server";

/** Who is asking, if they may do this to the texts of the kind that the address is about, and the one that it means. */
export async function requireTextPermission(request: Request, action: Action, params: TextParts) {
  const resource = await requireNamed(request, textResourceIn(params));
  const user = await requirePermission(request, action, permissionResourceOf(resource));
  const text = textRefIn(resource, params);
  if (text === null) throw notFound();
  return { text, permission: permissionResourceOf(resource), user };
}

/** What the screen of a text opens with: what this person typed before the session ended, else what is stored. */
export async function openText(request: Request, user: CurrentUser, text: TextRef) {
  const by = { request, user };
  if (text.resource === "legal") return { of: "legal" as const, ...(await openStored(by, legalTexts, text)) };
  if (text.resource === "pages") return { of: "site" as const, ...(await openStored(by, pageTexts, text)) };
  if (text.resource === "content") return { of: "site" as const, ...(await openStored(by, areaTexts, text)) };
  const section = await readPodcastSection(requireTextKey(sectionKind, text));
  const unsaved = await takeExpiredPost(request, user);
  return { of: "podcast" as const, section, restored: unsaved?.fields ?? null, isReadOnly: isReadOnly(user, text) };
}

async function openStored<Key, Stored extends StoredForm<Form>, Form extends Edits>(
  { request, user }: { request: Request; user: CurrentUser },
  kind: StoredTextKind<Key, Stored, Form>,
  text: TextRef,
) {
  const { stored, isTableMissing } = await findShownText(kind, requireTextKey(kind, text));
  const unsaved = (await takeExpiredPost(request, user))?.fields ?? null;
  const values = unsaved ?? { ...openedValuesOf(text, stored.form), version: stored.version };
  return { place: text, stored, isTableMissing, draft: await findDraftNote(text), values, isRestored: unsaved !== null, isReadOnly: isReadOnly(user, text) };
}

/** The text of a kind that an id means. Throws a 404 for none. */
export function requireTextKey<Key>(kind: TextKind<Key>, { recordId }: TextRef): Key {
  const key = textKeyOf(kind, recordId);
  if (key === null) throw notFound();
  return key;
}
