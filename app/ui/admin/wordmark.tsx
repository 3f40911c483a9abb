import { Link } from "@remix-run/react";
import { COMPANY_NAME } from "~/i18n/company-name";
import { paths } from "~/paths";
import { FullLogo, WordLogo } from "../site/site-logo";
import { useCompanyName, useLogo } from "./title";

/** The brand over the administration, which leads to its first screen. */
export function Wordmark({ isFirst = false }: { isFirst?: boolean }) {
  const companyName = useCompanyName();
  return (
    <Link className="wordmark" to={paths.admin.home}>
      <Brand className="wordmark-logo" isFirst={isFirst} />
      <span className="visually-hidden">{companyName} – Dashboard</span>
      <span className="wordmark-area" aria-hidden="true">
        Admin
      </span>
    </Link>
  );
}

type Props = { className: string; isFirst?: boolean };

/**
 * The uploaded logo, else the name of the company, drawn for the one that the site came with. The drawing has its
 * letters once in a page: in the bar at the top, which is in every page.
 */
export function Brand({ className, isFirst = true }: Props) {
  const [companyName, logo] = [useCompanyName(), useLogo()];
  if (logo) return <img className="brand-logo" {...logo} alt="" />;
  if (companyName === COMPANY_NAME) return isFirst ? <FullLogo className={className} /> : <WordLogo className={className} />;
  return (
    <span className="brand-name" aria-hidden="true">
      {companyName}
    </span>
  );
}
