import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/access/permissions";
import { HistoryPage } from "~/domain/changes/history-page";
import { listHistory } from "~/domain/changes/record-history.server";
import { PASTS } from "~/domain/records/all-records.server";
import { fieldWordsOf, PAST_URLS, PAST_WORDS } from "~/domain/records/all-words";
import { historyNounFrom } from "~/domain/records/record-nouns";
import { notFound } from "~/http/errors";
import { pageNumber } from "~/http/page-number";
import { requireNounPermission } from "~/http/record-guard.server";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Verlauf");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { noun, user } = await requireNounPermission(request, "read", historyNounFrom(params.noun));
  const id = params.id ?? "";
  const record = await PASTS[noun].find(id);
  const history = await listHistory({ noun, recordId: id, current: record }, { page: pageNumber(request) });
  const title = record?.title ?? history.lastName;
  if (title === null) throw notFound();
  return { noun, id, title, isDeleted: record === null, mayUpdate: can(user, "update", noun), ...history };
}

export default function RecordHistory() {
  const { noun, id, ...history } = useLoaderData<typeof loader>();
  const urls = PAST_URLS[noun];
  return (
    <HistoryPage
      {...history}
      words={fieldWordsOf(noun)}
      openText={noun === "messages" ? "Öffnen" : undefined}
      list={PAST_WORDS[noun].list}
      urls={{ edit: urls.edit(id), history: (page) => urls.history(id, page), reset: (state) => urls.reset(id, state) }}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Verlaufs" homeUrl={paths.admin.home} />;
}
