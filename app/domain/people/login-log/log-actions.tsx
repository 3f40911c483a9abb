import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { type LogFilter, logFilterParameters } from "./log-filter";

/** What can be done with the log as it is filtered: taken away as a file, or made shorter. */
export function LogActions({ filter, mayDelete }: { filter: LogFilter; mayDelete: boolean }) {
  return (
    <>
      <a className="button" data-tone="secondary" href={paths.admin.logs.export(logFilterParameters(filter))}>
        CSV exportieren
      </a>
      {mayDelete ? (
        <>
          <ButtonLink to={paths.admin.logs.deleteOld} tone="quiet">
            Alte löschen
          </ButtonLink>
          <ButtonLink to={paths.admin.logs.deleteAll} tone="quiet">
            Alle löschen
          </ButtonLink>
        </>
      ) : null}
    </>
  );
}
