import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { type LogFilter, logFilterParameters } from "./log-filter";

/** The log as it is filtered, as a file. */
export function LogExport({ filter }: { filter: LogFilter }) {
  return (
    <a className="button" data-tone="secondary" href={paths.admin.logs.export(logFilterParameters(filter))}>
      CSV exportieren
    </a>
  );
}

/** The ways to make the log shorter. They stand below it: what is gone is gone. */
export function LogDeletions() {
  return (
    <div className="log-deletions">
      <ButtonLink to={paths.admin.logs.deleteOld} icon="trash">
        Alte löschen
      </ButtonLink>
      <ButtonLink to={paths.admin.logs.deleteAll} icon="trash">
        Alle löschen
      </ButtonLink>
    </div>
  );
}
