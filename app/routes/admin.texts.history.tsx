import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { HistoryPage } from "~/domain/record/history-page";
import { listHistory } from "~/domain/record/history.server";
import { textViewAt } from "~/domain/texts/text-views";
import { requireFound } from "~/http/guard.server";
import { pageNumber } from "~/http/search-params";
import { requireTextPermission } from "~/http/text-form.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Verlauf", failure: "Fehler beim Laden des Verlaufs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { text, operations, permission, user } = await requireTextPermission(request, "read", params);
  const { place, find, canReturnTo } = operations.restorer;
  const { title, ...current } = requireFound(await find());
  const history = await listHistory({ place, canReturnTo, current }, { page: pageNumber(request) });
  return { text, title, mayUpdate: can(user, "update", permission), ...history };
}

export default function TextHistory() {
  const { text, ...history } = useLoaderData<typeof loader>();
  const view = textViewAt(text);
  return view && <HistoryPage {...history} {...view} isDeleted={false} />;
}
