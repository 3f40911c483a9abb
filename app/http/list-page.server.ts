import type { Take } from "~/domain/record/public-records.server";
import { type ListPages, listPageOf, type Screen } from "~/paths";
import type { Attempt } from "./attempt";
import { notFound } from "./errors";
import { show } from "./preview.server";

const ITEMS_ON_A_PAGE = 60;

type Shown<Item> = Attempt<Item[]> & { pages?: ListPages };

/** Reads the part of a long list that the address asks for. Where the list ends before, there is no page. */
export async function showList<Item>(request: Request, screen: Screen, read: (take: Take) => Promise<Item[]>): Promise<Shown<Item>> {
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
