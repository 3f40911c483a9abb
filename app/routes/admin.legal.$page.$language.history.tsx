import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { HistoryPage } from "~/domain/record/history-page";
import { listHistory } from "~/domain/record/record-history.server";
import { findLegal } from "~/domain/texts/find-legal.server";
import { LEGAL_LABELS } from "~/domain/texts/legal-fields";
import { legalName, legalRecord } from "~/domain/texts/legal-text";
import { requirePermission } from "~/http/guard.server";
import { legalPlaceIn } from "~/http/legal-form.server";
import { pageNumber } from "~/http/page-number";
import { paths } from "~/paths";
import { RouteError } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";

export const handle = { hydrate: true };

export const meta = () => titled("Verlauf");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  const place = legalPlaceIn(params);
  const { form } = await findLegal(place);
  const history = await listHistory({ ...legalRecord(place), current: { values: form, facts: {} } }, { page: pageNumber(request) });
  return { place, mayUpdate: can(user, "update", "pages"), ...history };
}

export default function LegalHistory() {
  const { place, ...history } = useLoaderData<typeof loader>();
  const { page, language } = place;
  const { legal } = paths.admin;
  return (
    <HistoryPage
      {...history}
      title={legalName(place)}
      words={LEGAL_LABELS}
      list={{ url: legal.list, text: "Rechtstexte" }}
      urls={{
        edit: legal.edit(page, language),
        history: (at) => legal.history(page, language, at),
        reset: (state) => legal.reset(page, language, state),
      }}
      isDeleted={false}
    />
  );
}

export function ErrorBoundary() {
  return <RouteError failure="Fehler beim Laden des Verlaufs" homeUrl={paths.admin.home} />;
}
