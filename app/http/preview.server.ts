import { openPreview, type Preview, shownDraftsOf } from "~/domain/desk/preview-links.server";
import { pageAt } from "~/domain/record/list-pages";
import type { Take } from "~/domain/record/public-records.server";
import { showingDrafts } from "~/domain/record/shown-drafts.server";
import { findListIndex } from "~/domain/resources.server";
import { type ListPages, listPageOf, listPageQuery, type ListScreen } from "~/paths";
import type { Attempt } from "./attempt";
import { attemptInTime } from "./attempt.server";
import { CACHE } from "./cache";
import { COOKIE_KIND } from "./cookie-kind.server";
import { cookieValue, previewCookie } from "./cookies";
import { notFound } from "./errors";

/** Signed: only with one of ours does the front bypass its cache (server/page-cache/page-key.ts). */
const cookie = previewCookie(COOKIE_KIND);

type Previewing = { state: "none" } | { state: "over" } | { state: "open"; preview: Preview };

const seen = new WeakMap<Request, Promise<Previewing>>();

export function previewOf(request: Request): Promise<Previewing> {
  const known = seen.get(request) ?? findPreview(request);
  seen.set(request, known);
  return known;
}

async function findPreview(request: Request): Promise<Previewing> {
  if (!isPreviewed(request)) return { state: "none" };
  const token: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof token !== "string") return { state: "none" };
  const preview = await openPreview(token);
  return preview ? { state: "open", preview } : { state: "over" };
}

export function show<Value>(request: Request, read: () => Promise<Value>): Promise<Attempt<Value>> {
  const readShown = async () => {
    const previewing = await previewOf(request);
    return previewing.state === "open" ? showingDrafts(shownDraftsOf(previewing.preview), read) : read();
  };
  return attemptInTime(request, readShown);
}

export function keepPrivate(request: Request, headers: Headers): void {
  if (!isPreviewed(request)) return;
  headers.set("Cache-Control", CACHE.preview);
  headers.set("X-Robots-Tag", "noindex");
}

export function beginPreview(token: string, { expiresAt }: Pick<Preview, "expiresAt">): Promise<string> {
  return cookie.serialize(token, { expires: expiresAt });
}

export function endPreview(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 });
}

function isPreviewed(request: Request): boolean {
  return cookieValue(request.headers.get("Cookie"), cookie.name) !== null;
}

const ITEMS_ON_A_PAGE = 60;

type Shown<Item> = Attempt<Item[]> & { pages?: ListPages };

export async function showList<Item>(request: Request, screen: ListScreen, read: (take: Take) => Promise<Item[]>): Promise<Shown<Item>> {
  const page = listPageOf(screen, new URL(request.url).search);
  let pages: ListPages | undefined;
  const take: Take = (rows) => {
    pages = { page, pageCount: Math.max(1, Math.ceil(rows.length / ITEMS_ON_A_PAGE)), itemCount: rows.length };
    if (page > pages.pageCount) throw notFound();
    return rows.slice((page - 1) * ITEMS_ON_A_PAGE, page * ITEMS_ON_A_PAGE);
  };
  const found = await show(request, () => read(take));
  return found.state === "ready" && pages !== undefined ? { ...found, pages } : found;
}

/** The page of a long list that has this record in the preview. */
export function listPageWith(preview: Preview, { screen, id }: { screen: string; id: string }): Promise<string> {
  return showingDrafts(shownDraftsOf(preview), () => findListPage(screen, id));
}

export async function findListPage(screen: string, id: string): Promise<string> {
  return listPageQuery(pageAt(await findListIndex(screen, id), ITEMS_ON_A_PAGE));
}
