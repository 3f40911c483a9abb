import { filterParameters, permissionResourceOfArea, TRANSLATED_AREAS, translationFilterFrom } from "~/domain/desk/translation-overview";
import { findMark, listTranslationStates } from "~/domain/desk/translation-overview.server";
import { can } from "~/domain/people/access/permissions";
import { paths } from "~/paths";
import { attemptOr } from "./attempt.server";
import { requireSomePermission } from "./guard.server";
import { pageIn } from "./search-params";
import { readSession } from "./session.server";

export async function requireReadableAreas(request: Request) {
  const { user, permitted: areas } = await requireSomePermission(request, "read", TRANSLATED_AREAS, permissionResourceOfArea);
  return { user, areas, editable: areas.filter((area) => can(user, "update", permissionResourceOfArea(area))) };
}

export async function findOverviewUrl(request: Request): Promise<string | null> {
  const view = new URL(request.url).searchParams.get("translations");
  if (view === null) return null;
  const [search = "", text = ""] = view.split("#");
  return overviewUrlAt(request, search, text);
}

/** The fragment is the text, or its record once the text is done. */
export async function overviewUrlAt(request: Request, view: string, text: string): Promise<string> {
  const search = new URLSearchParams(view);
  const filter = translationFilterFrom(search);
  // not `requireUser`: the post is already stored, and must not be kept as unsaved
  const user = await readSession(request);
  const areas = TRANSLATED_AREAS.filter((area) => user && can(user, "read", permissionResourceOfArea(area)));
  const shown = await attemptOr(request, () => listTranslationStates({ areas, filter, page: pageIn(search) }), null);
  const mark = shown && findMark(shown.records, text);
  const url = paths.admin.translations.list(filterParameters(filter, shown?.page));
  return mark === null ? url : `${url}#${mark}`;
}
