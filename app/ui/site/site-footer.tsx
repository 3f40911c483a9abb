import { useTranslation } from "react-i18next";
import { cityLine, type Company } from "~/i18n/company";
import { companyYear } from "~/i18n/company-time";
import type { FooterGroup } from "~/i18n/dictionaries/link-lists";
import { linkTo, type Site, sitePath } from "~/paths";
import { mapLinks } from "./contact-map";
import { EmailLink } from "./email-link";
import { hasWordmark } from "./header-logo";
import { Icon } from "./icon";
import { WordLogo } from "./site-logo";
import { useCompany, useDictionary, useRootData } from "./use-site";

const YEAR_OF_THE_TEXT = "2024";

export function SiteFooter({ site }: { site: Site }) {
  const { footer } = useDictionary();
  const [company, { look }] = [useCompany(), useRootData()];
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-top">
          <div className="footer-company">
            <p className="footer-name">{footer.companyName}</p>
            <p>{footer.description}</p>
          </div>
          <FooterContact />
          <FooterLinks site={site} group={footer.groups.company} />
          <FooterLinks site={site} group={footer.groups.legal} />
        </div>
        <div className="footer-bottom">
          <p>{footer.copyright.replace(YEAR_OF_THE_TEXT, String(companyYear()))}</p>
          <AgencyCredit />
          <SocialLinks />
        </div>
      </div>
      {hasWordmark({ company, look }) ? <WordLogo className="footer-word" isCut /> : null}
    </footer>
  );
}

function FooterContact() {
  const company = useCompany();
  const { footer, frame } = useDictionary();
  return (
    <section className="footer-contact">
      <h2>{footer.contactTitle}</h2>
      <address>
        {company.address.street}
        <br />
        {cityLine(company.address)}
        <br />
        <a href={mapLinks(company.address).open}>{footer.mapLink}</a>
      </address>
      <ContactLines company={company} phoneLabel={frame.phone} />
    </section>
  );
}

/** The entry without `href` opens the cookie settings: a dialog, or a page without JavaScript. */
function FooterLinks({ site, group }: { site: Site; group: FooterGroup }) {
  return (
    <nav aria-label={group.title}>
      <h2>{group.title}</h2>
      <ul>
        {group.items.map(({ key, label, href }) => (
          <li key={key}>
            {href ? (
              <a href={sitePath(site, href)}>{label}</a>
            ) : (
              <a href={linkTo(site, "cookies")} data-opens="cookie-dialog">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AgencyCredit() {
  const company = useCompany();
  const { t } = useTranslation();
  const [before, after] = t("footer.agencyCredit", { agency: "|" }).split("|");
  const { name, url } = company.agency;
  if (name === "") return null;
  return (
    <p>
      {before}
      {url === "" ? name : <a href={url}>{name}</a>}
      {after}
    </p>
  );
}

export function ContactLines({ company, phoneLabel }: { company: Company; phoneLabel: string }) {
  return (
    <ul className="contact-lines">
      {company.phones.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-label={`${phoneLabel} ${label}`}>{label}</a>
        </li>
      ))}
      <li>
        <EmailLink address={company.email} />
      </li>
    </ul>
  );
}

function SocialLinks() {
  const company = useCompany();
  const { frame, footer } = useDictionary();
  return (
    <ul className="social-links" aria-label={footer.socialTitle}>
      {company.social.map(({ name, url, icon }) => (
        <li key={icon}>
          <a href={url} target="_blank" rel="noopener" aria-label={`${name} (${frame.newTab})`}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
