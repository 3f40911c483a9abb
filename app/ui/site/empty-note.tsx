import type { ReactNode } from "react";

/** Instead of a list that has no entries yet. */
export function EmptyNote({ children, language }: { children: ReactNode; language?: "de" }) {
  return (
    <p className="empty-note" lang={language}>
      {children}
    </p>
  );
}
