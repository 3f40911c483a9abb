import { ERROR_TEXTS } from "~/i18n/error-texts";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, sitePath } from "~/paths";
import { useRequestId } from "../request-id";
import { errorLabels } from "./error-labels";
import { HeroImage } from "./hero-image";
import { LinkButton, TextLink } from "./page-parts";
import { useSite } from "./use-site";

/** The current address again, with its query. */
const HERE = "";

/** Must work without the database. */
export function ErrorPanel({ status }: { status: number }) {
  const requestId = useRequestId();
  const site = useSite();
  const errors = ERROR_TEXTS[site.language];
  const labels = errorLabels(status, site.language);
  const { frame, navigation } = dictionaryOf(site.language);
  const ways = navigation.items.filter(({ key }) => key !== "home" && key !== "contact");
  return (
    <div className="wrap error-panel">
      <div className="error-words">
        <p className="error-status" aria-hidden="true">
          {status}
        </p>
        <h1 lang={labels === errors.unexpected ? "en" : undefined}>{labels.title}</h1>
        <p>{labels.text}</p>
        {requestId === null ? null : (
          <p className="error-id">
            {errors.requestId} {requestId}
          </p>
        )}
        <p className="buttons">
          {status >= 500 ? (
            <LinkButton href={HERE} icon="reload">
              {frame.reload}
            </LinkButton>
          ) : null}
          <LinkButton href={linkTo(site, "home")} look={status >= 500 ? "line" : "solid"}>
            {errors.toHome}
          </LinkButton>
          <LinkButton href={linkTo(site, "contact")} look="line">
            {errors.toContact}
          </LinkButton>
        </p>
        <ul className="error-ways">
          {ways.map(({ key, label, href }) => (
            <li key={key}>
              <TextLink href={sitePath(site, href)}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <HeroImage name="cove" alt="" sizes="(min-width: 60rem) 34rem, 92vw" isFirst />
    </div>
  );
}
