import type { Site } from "~/paths";
import { ReloadLink } from "./reload-link";

/** Instead of a list that could not be read: what went wrong and a way to try again. */
export function LoadError({ site, title, text }: { site: Site; title: string; text?: string }) {
  return (
    <div className="load-error" role="alert">
      <p className="load-error-title">{title}</p>
      {text && <p>{text}</p>}
      <ReloadLink site={site} />
    </div>
  );
}
