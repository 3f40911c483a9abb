import { cityLine } from "~/i18n/company";
import { EmailLink } from "./email-link";
import { useCompany, useDictionary } from "./use-site";

type ContactInfoProps = { title: string; hours: string };

export function ContactInfo({ title, hours }: ContactInfoProps) {
  const company = useCompany();
  const { info } = useDictionary().contact;
  const { address } = company;
  return (
    <aside className="contact-info">
      <h2>{title}</h2>
      <dl>
        <div className="contact-info-big">
          <dt>{info.email}</dt>
          <dd>
            <EmailLink address={company.email} />
          </dd>
        </div>
        <div className="contact-info-big">
          <dt>{info.phone}</dt>
          {company.phones.map(({ href, label }) => (
            <dd key={href}>
              <a href={href}>{label}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{info.address}</dt>
          <dd>
            {address.street}
            <br />
            {cityLine(address)}
          </dd>
        </div>
        <div>
          <dt>{info.hours}</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
    </aside>
  );
}
