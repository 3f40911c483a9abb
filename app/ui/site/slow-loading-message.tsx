import type { ReactNode } from "react";
import type { Site } from "~/paths";
import { ReloadLink } from "./reload-link";

/** Instead of a list for which the page did not wait any longer. */
export function SlowLoadingMessage({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <div className="load-error" role="status">
      <p className="load-error-title">{children}</p>
      <ReloadLink site={site} />
    </div>
  );
}
