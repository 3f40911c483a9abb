import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";

/** Where nothing was done with a message: somebody else was faster, or nobody has pressed a button. */
export function NotHandled({ id, answer }: { id: string; answer: object | undefined }) {
  const isConflict = answer !== undefined && "isConflict" in answer;
  return (
    <section className="route-error" role={isConflict ? "alert" : undefined}>
      <Icon name={isConflict ? "alert" : "info"} size="lg" />
      <h1 className="page-title">{isConflict ? "Gleichzeitig bearbeitet" : "Nachricht"}</h1>
      <p className="page-lead">
        {isConflict
          ? "Mit dieser Nachricht hat inzwischen jemand anderes etwas getan, vielleicht ein zweiter Klick."
          : "Was mit einer Nachricht geschieht, bestimmen die Knöpfe unter ihr."}
      </p>
      <div className="page-actions">
        <ButtonLink to={paths.admin.messages.show(id)} tone="primary">
          Zur Nachricht
        </ButtonLink>
      </div>
    </section>
  );
}
