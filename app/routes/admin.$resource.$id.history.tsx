import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { HistoryPage } from "~/domain/record/history-page";
import { listHistory } from "~/domain/record/history.server";
import { findRestorer } from "~/domain/resources.server";
import { historyFieldsOf } from "~/domain/history-fields";
import { historyLabelsOf, historyUrlsOf } from "~/domain/history-labels";
import { historyResourceFrom } from "~/domain/resources";
import { findRestoreLink } from "~/http/record-answers.server";
import { pageNumber } from "~/http/search-params";
import { requireFound, requireResourcePermission } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Verlauf", failure: "Fehler beim Laden des Verlaufs" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { resource, user } = await requireResourcePermission(request, "read", historyResourceFrom(params.resource));
  const id = params.id ?? "";
  const { place, find, canReturnTo } = requireFound(findRestorer(resource, id));
  const record = await find();
  const history = await listHistory({ place, canReturnTo, current: record }, { page: pageNumber(request) });
  const title = requireFound(record?.title ?? history.lastName);
  const restore = record ? null : await findRestoreLink(user, resource, id);
  return { resource, id, title, restore, isDeleted: record === null, mayUpdate: can(user, "update", resource), ...history };
}

export default function RecordHistory() {
  const { resource, id, restore, ...history } = useLoaderData<typeof loader>();
  const urls = historyUrlsOf(resource);
  return (
    <HistoryPage
      {...history}
      fields={historyFieldsOf(resource)}
      openText={resource === "messages" ? "Öffnen" : undefined}
      list={historyLabelsOf(resource).list}
      urls={{ edit: urls.edit(id), history: (page) => urls.history(id, page), reset: (state) => urls.reset(id, state), restore }}
    />
  );
}
