import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";

/** Where a translation was not marked: a text was changed meanwhile, or nobody has pressed the button. */
export function NotConfirmed({ answer, listUrl }: { answer: object | undefined; listUrl: string }) {
  const isConflict = answer !== undefined && "isConflict" in answer;
  return (
    <section className="route-error" role={isConflict ? "alert" : undefined}>
      <Icon name={isConflict ? "alert" : "info"} size="lg" />
      <h1 className="page-title">{isConflict ? "Gleichzeitig bearbeitet" : "Übersetzungen"}</h1>
      <p className="page-lead">
        {isConflict
          ? "Der deutsche Text oder die Übersetzung wurde inzwischen geändert. Es wurde nichts markiert: Bitte prüfen Sie die Übersetzung noch einmal."
          : "Ob eine Übersetzung noch stimmt, sagen Sie in der Übersicht."}
      </p>
      <div className="page-actions">
        <ButtonLink to={listUrl} tone="primary">
          Zur Übersicht
        </ButtonLink>
      </div>
    </section>
  );
}
