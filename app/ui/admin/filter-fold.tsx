import type { ReactNode } from "react";
import { Icon } from "./icon";

type Props = {
  /** Whether it narrows the list that is shown: then it is open at once. */
  isUsed: boolean;
  children: ReactNode;
};

/** What narrows a list: on a phone folded, so that the list comes first. */
export function FilterFold({ isUsed, children }: Props) {
  return (
    <details className="filter-fold" open={isUsed}>
      <summary className="button" data-tone="secondary">
        <Icon name="settings" size="sm" />
        Filter
      </summary>
      {children}
    </details>
  );
}
