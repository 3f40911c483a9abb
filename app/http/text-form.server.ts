import { permissionResourceOf } from "~/domain/desk/draft";
import { findDraftNote, openedValuesOf } from "~/domain/desk/drafts-admin.server";
import type { Action, CurrentUser } from "~/domain/people/access/permissions";
import type { PastState } from "~/domain/record/history";
import type { Edits } from "~/domain/record/merge-edits";
import { savedText } from "~/domain/record/record-notices";
import { type TextKind, type TextParts, type TextRef, textRefOf } from "~/domain/texts/text-kind";
import { findShownText, type StoredForm, type StoredTextKind } from "~/domain/texts/text-kind.server";
import { textAt, textRefIn, textResourceIn } from "~/domain/texts/text-kinds";
import { TEXTS } from "~/domain/texts/text-operations.server";
import { seenVersion } from "./conflict.server";
import { readDraftForm } from "./draft-screens.server";
import { isReadOnly } from "./edit-form.server";
import { notFound } from "./errors";
import { takeExpiredPost } from "./expired-post.server";
import { requireNamed, requirePermission } from "./guard.server";
import { invalid } from "./read-form.server";
import { answerSave } from "./record-answers.server";

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

/** `viewAt`: where a text stands and is set back. `said` where a kind of text has words of its own. */
type SaveWords = { viewAt: (text: TextRef) => { urlInList: string; urls: { reset: (state: PastState) => string } } | null; failed: string; said?: string };

/** Saves the form of the text that an address means, and says what came of it, with a way back. */
export async function answerTextSave(request: Request, params: TextParts, { viewAt, failed, said }: SaveWords) {
  const { text, user } = await requireTextPermission(request, "update", params);
  const [about, view, read] = [textAt(text), viewAt(text), await readDraftForm(request, text, user.adminUserId)];
  if (about === null || view === null) throw notFound();
  if (!read.ok) return invalid(read.reply, read.status);
  const { version, values, reply } = read;
  const edit = { form: values, version, by: user.adminUserId, seen: seenVersion(request) };
  return answerSave(request, () => TEXTS[text.resource].save(text.recordId, edit), {
    listUrl: view.urlInList,
    resetUrl: view.urls.reset,
    saved: () => ({ text: said ?? savedText(about.name), screen: about.screen, ...(about.language && { language: about.language }) }),
    failed,
    reply,
    values,
    mayCreate: false,
  });
}

/** Who is asking, if they may do this to the texts of the kind that the address is about, and the one that it means. */
export async function requireTextPermission(request: Request, action: Action, params: TextParts) {
  const resource = await requireNamed(request, textResourceIn(params));
  const user = await requirePermission(request, action, permissionResourceOf(resource));
  const text = textRefIn(resource, params);
  if (text === null) throw notFound();
  return { text, permission: permissionResourceOf(resource), user };
}
