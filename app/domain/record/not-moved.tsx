import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";

/** Where a step in the order was not made: somebody else was faster, or nobody has pressed an arrow. */
export function NotMoved({ answer, listUrl }: { answer: object | undefined; listUrl: string }) {
  const isConflict = answer !== undefined && "isConflict" in answer;
  return (
    <section className="route-error" role={isConflict ? "alert" : undefined}>
      <Icon name={isConflict ? "alert" : "info"} size="lg" />
      <h1 className="page-title">{isConflict ? "Gleichzeitig bearbeitet" : "Reihenfolge"}</h1>
      <p className="page-lead">
        {isConflict
          ? "Dieser Eintrag wurde inzwischen verschoben oder bearbeitet, vielleicht durch einen zweiten Klick. Bitte prüfen Sie die Reihenfolge in der Liste."
          : "Die Reihenfolge ändern Sie mit den Pfeilen in der Liste."}
      </p>
      <div className="page-actions">
        <ButtonLink to={listUrl} tone="primary">
          Zur Liste
        </ButtonLink>
      </div>
    </section>
  );
}
