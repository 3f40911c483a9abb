import { Link } from "@remix-run/react";
import { COMPANY_NAME } from "~/i18n/company-name";
import { paths } from "~/paths";
import { FullLogo, LETTERS_ID, WordLogo } from "../site/site-logo";
import drawing from "../site/wordmark.svg?url";
import { useCompanyName, useLogo } from "./title";

/** A file, because otherwise the browser would load the letters twice: in the HTML and in JavaScript. */
const LETTERS = `${drawing}#${LETTERS_ID}`;

export function Wordmark({ hasSun = false }: { hasSun?: boolean }) {
  const companyName = useCompanyName();
  return (
    <Link className="wordmark" to={paths.admin.home}>
      <Brand className="wordmark-logo" hasSun={hasSun} />
      <span className="visually-hidden">{companyName} – Dashboard</span>
      <span className="wordmark-area" aria-hidden="true">
        Admin
      </span>
    </Link>
  );
}

type Props = { className: string; hasSun?: boolean };

export function Brand({ className, hasSun = true }: Props) {
  const [companyName, logo] = [useCompanyName(), useLogo()];
  if (logo) return <img className="brand-logo" {...logo} alt="" />;
  if (companyName === COMPANY_NAME) return hasSun ? <SunLogo className={className} /> : <WordLogo className={className} letters={LETTERS} />;
  return (
    <span className="brand-name" aria-hidden="true">
      {companyName}
    </span>
  );
}

function SunLogo({ className }: { className: string }) {
  return (
    <FullLogo className={className}>
      <use href={LETTERS} />
    </FullLogo>
  );
}
