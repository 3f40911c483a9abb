import { Link } from "@remix-run/react";

export type Tab = { label: string; url: string; isCurrent: boolean; count?: number };

type Props = { label: string; tabs: readonly Tab[]; look?: "line" | "segments" };

/** `segments` are for a second choice below a `line` of tabs. */
export function Tabs({ label, tabs, look = "line" }: Props) {
  return (
    <nav className="tabs" data-look={look} aria-label={label}>
      <ul className="tabs-list">
        {tabs.map((tab) => (
          <li key={tab.url}>
            <Link className="tab" to={tab.url} aria-current={tab.isCurrent ? "page" : undefined} preventScrollReset>
              {tab.label}
              {tab.count === undefined ? null : <Count value={tab.count} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Count({ value }: { value: number }) {
  return (
    <>
      {" "}
      <span className="count">{value.toLocaleString("de-DE")}</span>
    </>
  );
}
