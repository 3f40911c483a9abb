import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";

/** Where nothing was done with somebody: it was refused, for the reason given, or nobody has pressed a button. */
export function UserNotDone({ id, answer }: { id: string; answer: object | undefined }) {
  const reason = answer !== undefined && "reason" in answer && typeof answer.reason === "string" ? answer.reason : null;
  return (
    <section className="route-error" role={reason === null ? undefined : "alert"}>
      <Icon name={reason === null ? "info" : "alert"} size="lg" />
      <h1 className="page-title">{reason === null ? "Zugang" : "Nicht möglich"}</h1>
      <p className="page-lead">{reason ?? "Was mit einem Benutzer geschieht, bestimmen die Knöpfe auf seiner Seite."}</p>
      <div className="page-actions">
        <ButtonLink to={paths.admin.users.access(id)} tone="primary">
          Zum Benutzer
        </ButtonLink>
      </div>
    </section>
  );
}
