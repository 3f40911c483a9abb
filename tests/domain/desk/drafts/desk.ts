import { randomBytes } from "node:crypto";
import type { DraftRef } from "~/domain/desk/draft";
import { findDraft } from "~/domain/desk/drafts.server";
import { publishDraft, startDraft } from "~/domain/desk/draft-operations.server";
import { makePreviewLink } from "~/domain/desk/preview-links.server";
import { beginPreview } from "~/http/site-request.server";
import type { Language } from "~/i18n/languages";
import { read, write } from "~/platform/database.server";
import { employ } from "../../people/access/factories";
import { BY } from "../../team/factories";

export async function emptyDrafts() {
  await write(async (tx) => {
    await tx.previewLink.deleteMany();
    await tx.draft.deleteMany();
  });
}

/** Saves a form of version 1 as a draft and returns it. */
export async function keep(place: DraftRef, values: Readonly<Record<string, unknown>>, version = 1) {
  const saved = await startDraft({ place, values, version, by: BY });
  if (!saved.ok) throw new Error(`the draft was not saved: ${saved.reason}`);
  const draft = await findDraft(read, place);
  if (draft === null) throw new Error("the draft was not found");
  return draft;
}

/** Publishes the current draft. */
export async function publish(place: DraftRef, languages: readonly Language[]) {
  const draft = await findDraft(read, place);
  return publishDraft({ place, version: draft?.version ?? 0, languages, by: BY });
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** A link by an editor to one draft, or to all for null; valid for an hour unless `hours` says otherwise. */
export async function linkTo(draftId: string | null, hours = 1) {
  const { adminUserId } = await employ({ role: "editor" });
  return linkBy(adminUserId, draftId, hours);
}

export async function linkBy(by: string, draftId: string | null, hours = 1) {
  const token = newToken();
  await makePreviewLink({ token, draftId, title: "Ein Entwurf", hours, by });
  return token;
}

/** A visitor's page request; with a preview token, one that sees drafts. */
export async function visit(path: string, token?: string) {
  const cookie = token === undefined ? "" : ((await beginPreview(token, { expiresAt: new Date(Date.now() + 60_000) })).split(";")[0] ?? "");
  const request = new Request(new URL(path, "http://site.example"), { headers: cookie ? { Cookie: cookie } : {} });
  return { request, params: {}, context: {} };
}
