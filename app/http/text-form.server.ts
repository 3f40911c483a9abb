import { permissionResourceOf } from "~/domain/desk/draft";
import { findDraftNote, openedValuesOf } from "~/domain/desk/drafts.server";
import type { Action, CurrentUser } from "~/domain/people/access/permissions";
import type { HistoryState } from "~/domain/record/history";
import { savedText } from "~/domain/record/record-notices";
import { textAt, type TextParts, type TextRef, textRefIn, textResourceIn } from "~/domain/texts/text-kinds";
import { findTextSubject, TEXTS } from "~/domain/texts/text-operations.server";
import { seenVersion } from "./conflict.server";
import { readDraftForm } from "./draft-screens.server";
import { isReadOnly } from "./edit-form.server";
import { notFound } from "./answers";
import { takeExpiredPost } from "./expired-post.server";
import { requireFound, requireNamed, requirePermission } from "./guard.server";
import { textRead } from "./read-body.server";
import { answerSave } from "./record-answers.server";

export async function openText(request: Request, user: CurrentUser, place: TextRef) {
  const [openedAt, subject] = [new Date().toISOString(), await findTextSubject(place)];
  // podcast sections have a screen of their own
  if (subject === null || subject.kind === "section") throw notFound();
  const { form, version } = subject.stored;
  const unsaved = await takeExpiredPost(request, user);
  const values = unsaved ?? { ...openedValuesOf(place, form), version, opened_at: openedAt };
  return { place, title: requireFound(textAt(place)).name, subject, draft: await findDraftNote(place), values, isRestored: unsaved !== null, isReadOnly: isReadOnly(user, place) };
}

type TextSave = { viewAt: (text: TextRef) => { urlInList: string; urls: { reset: (state: HistoryState) => string } } | null; failed: string; said?: string };

export async function answerTextSave(request: Request, params: TextParts, { viewAt, failed, said }: TextSave) {
  const { text, operations, user } = await requireTextPermission(request, "update", params);
  const [about, view] = [requireFound(textAt(text)), requireFound(viewAt(text))];
  const read = await readDraftForm(request, text, user.adminUserId);
  const edit = { by: user.adminUserId, seen: seenVersion(request), typedAt: openedAtIn(request) };
  return answerSave(request, read, {
    save: ({ version, ...form }) => operations.save({ ...edit, form, version }),
    listUrl: view.urlInList,
    resetUrl: view.urls.reset,
    saved: () => ({ text: said ?? savedText(about.name), screen: about.screen, ...(about.language && { language: about.language }) }),
    failed,
    mayCreate: false,
  });
}

export function openedAtIn(request: Request): Date | undefined {
  const typedAt = new Date(textRead(request, "opened_at"));
  // Postgres does not support every year of a Date
  return typedAt.getTime() > 0 && typedAt.getTime() <= Date.now() ? typedAt : undefined;
}

export async function requireTextPermission(request: Request, action: Action, params: TextParts) {
  const resource = await requireNamed(request, textResourceIn(params));
  const user = await requirePermission(request, action, permissionResourceOf(resource));
  const text = requireFound(textRefIn(resource, params));
  return { text, operations: requireFound(TEXTS[resource].at(text.recordId)), permission: permissionResourceOf(resource), user };
}
