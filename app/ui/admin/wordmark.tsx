import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { FullLogo, WordLogo } from "../site/site-logo";
import { useCompanyName } from "./title";

/** The logo draws its letters once in a page: in the bar at the top, which is in every page. */
export function Wordmark({ isFirst = false }: { isFirst?: boolean }) {
  const companyName = useCompanyName();
  return (
    <Link className="wordmark" to={paths.admin.home}>
      {isFirst ? <FullLogo className="wordmark-logo" /> : <WordLogo className="wordmark-logo" />}
      <span className="visually-hidden">{companyName} – Dashboard</span>
      <span className="wordmark-area" aria-hidden="true">
        Admin
      </span>
    </Link>
  );
}
