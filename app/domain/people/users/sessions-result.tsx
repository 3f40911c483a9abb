import { paths } from "~/paths";
import { ActionResultPage } from "~/ui/admin/action-result-page";

/** Where no session was ended: the database has failed, or nobody has pressed a button. */
export function SessionsResult({ failure }: { failure: string | undefined }) {
  const text = failure ? "Bitte versuchen Sie es erneut." : "Sitzungen beenden Sie mit den Knöpfen in Ihrem Konto.";
  const link = { url: paths.admin.account.show, text: "Zu meinem Konto" };
  return <ActionResultPage isProblem={failure !== undefined} title={failure ?? "Sitzungen"} text={text} link={link} />;
}
