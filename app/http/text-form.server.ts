import { permissionResourceOf } from "~/domain/desk/draft";
import { findDraftNote, openedValuesOf } from "~/domain/desk/drafts-admin.server";
import type { Action, CurrentUser } from "~/domain/people/access/permissions";
import type { Edits } from "~/domain/record/merge-edits";
import { type TextKind, type TextParts, textRefOf } from "~/domain/texts/text-kind";
import { findShownText, type StoredForm, type StoredTextKind } from "~/domain/texts/text-kind.server";
import { textRefIn, textResourceIn } from "~/domain/texts/text-kinds";
import { isReadOnly } from "./edit-form.server";
import { notFound } from "./errors";
import { takeExpiredPost } from "./expired-post.server";
import { requireNamed, requirePermission } from "./guard.server";

/** The text that an address of the administration means. Throws a 404 for none. */
export function requireTextKey<Key>(kind: TextKind<Key>, params: TextParts): Key {
  const key = kind.keyFrom(params);
  if (key === null) throw notFound();
  return key;
}

/** What the form of a text opens with: what this person typed before the session ended, else what is stored. */
export async function openText<Key, Stored extends StoredForm<Form>, Form extends Edits>(
  request: Request,
  user: CurrentUser,
  { kind, key }: { kind: StoredTextKind<Key, Stored, Form>; key: Key },
) {
  const place = textRefOf(kind, key);
  const { stored, isTableMissing } = await findShownText(kind, key);
  const unsaved = (await takeExpiredPost(request, user))?.fields ?? null;
  const values = unsaved ?? { ...openedValuesOf(place, stored.form), version: stored.version };
  return { place, stored, isTableMissing, draft: await findDraftNote(place), values, isRestored: unsaved !== null, isReadOnly: isReadOnly(user, place) };
}

/** Who is asking, if they may do this to the texts of the kind that the address is about, and the one that it means. */
export async function requireTextPermission(request: Request, action: Action, params: TextParts) {
  const resource = await requireNamed(request, textResourceIn(params));
  const user = await requirePermission(request, action, permissionResourceOf(resource));
  const text = textRefIn(resource, params);
  if (text === null) throw notFound();
  return { text, permission: permissionResourceOf(resource), user };
}
