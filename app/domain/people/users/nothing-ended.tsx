import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { Icon } from "~/ui/admin/icon";

/** Where no session was ended: the database has failed, or nobody has pressed a button. */
export function NothingEnded({ failure }: { failure: string | undefined }) {
  return (
    <section className="route-error" role={failure ? "alert" : undefined}>
      <Icon name={failure ? "alert" : "info"} size="lg" />
      <h1 className="page-title">{failure ?? "Sitzungen"}</h1>
      <p className="page-lead">{failure ? "Bitte versuchen Sie es erneut." : "Sitzungen beenden Sie mit den Knöpfen in Ihrem Konto."}</p>
      <div className="page-actions">
        <ButtonLink to={paths.admin.account.show} tone="primary">
          Zu meinem Konto
        </ButtonLink>
      </div>
    </section>
  );
}
