import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rightsOn } from "~/domain/people/access/permissions";
import { LogDeletions, LogFilterForm, LoginLogsTable } from "~/domain/people/login-log/login-logs-screen";
import { logFilterFrom, logFilterParameters, LOGS_NOT_LOADED, placeFrom, placeText, usualPeriods } from "~/domain/people/login-log/login-log";
import { listLogs } from "~/domain/people/login-log/login-logs-admin.server";
import { LogTabs } from "~/domain/people/login-log/log-tabs";
import { requirePermission } from "~/http/guard.server";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Login-Logs", failure: LOGS_NOT_LOADED });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "logs");
  const search = new URL(request.url).searchParams;
  const filter = logFilterFrom(search);
  const behind = placeFrom(search.get("behind"));
  const { logs, people, older } = await listLogs(filter, behind);
  return { filter, stretches: usualPeriods(), people, logs, older: older && placeText(older), isFirst: !behind, may: rightsOn(user, "logs") };
}

export default function Logs() {
  const { filter, stretches, people, logs, older, isFirst, may } = useLoaderData<typeof loader>();
  const parameters = logFilterParameters(filter);
  return (
    <>
      <PageHeader title="Login-Logs" lead="Wer sich wann an- und abgemeldet hat, je Seite 100 Einträge.">
        <a className="button" data-tone="secondary" href={paths.admin.logs.export(parameters)}>
          CSV exportieren
        </a>
      </PageHeader>
      <LogTabs current="entries" mayUpdate={may.update} />
      <LogFilterForm filter={filter} people={people} stretches={stretches} />
      <LoginLogsTable logs={logs} />
      <nav className="pagination" aria-label="Seiten der Login-Logs">
        {isFirst ? null : <ButtonLink to={paths.admin.logs.list(parameters)}>Neueste</ButtonLink>}
        {older ? <ButtonLink to={paths.admin.logs.list({ ...parameters, behind: older })}>Ältere</ButtonLink> : null}
      </nav>
      {may.delete ? <LogDeletions /> : null}
    </>
  );
}
