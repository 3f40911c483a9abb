import { ERROR_TEXTS } from "~/i18n/error-texts";
import { linkTo } from "~/paths";
import { useRequestId } from "../request-id";
import { errorLabels } from "./error-labels";
import { LinkButton } from "./link-button";
import { useSite } from "./use-site";

/** The page that stands for one that cannot be shown: what happened, in the visitor's language, and two ways on. */
export function ErrorPanel({ status }: { status: number }) {
  const requestId = useRequestId();
  const site = useSite();
  const errors = ERROR_TEXTS[site.language];
  const { title, text } = errorLabels(status, site.language);
  return (
    <div className="wrap error-panel">
      <p className="error-status" aria-hidden="true">
        {status}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {requestId === null ? null : (
        <p className="error-id">
          {errors.requestId} {requestId}
        </p>
      )}
      <p className="buttons">
        <LinkButton href={linkTo(site, "home")}>{errors.toHome}</LinkButton>
        <LinkButton href={linkTo(site, "contact")} look="line">
          {errors.toContact}
        </LinkButton>
      </p>
    </div>
  );
}
