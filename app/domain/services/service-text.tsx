import { languageOfText } from "../record/translation";
import type { ShownService } from "./service";

/** Title and description, each marked if it is in German on a page that is not. */
export function ServiceWords({ service, href }: { service: ShownService; href?: string }) {
  return (
    <>
      <h3 lang={languageOfText(service, "title")}>{href ? <a href={href}>{service.title}</a> : service.title}</h3>
      <p lang={languageOfText(service, "description")}>{service.description}</p>
    </>
  );
}
