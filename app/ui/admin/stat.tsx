import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type Props = { label: string; value: number; note?: ReactNode; link?: { to: string; icon: IconName } };

export function Stat({ label, value, note, link }: Props) {
  return (
    <li className="figure" data-linked={link ? true : undefined}>
      {link ? <Icon name={link.icon} /> : null}
      <p className="figure-value">{value.toLocaleString("de-DE")}</p>
      <p className="figure-label">
        {link ? (
          <Link className="figure-link" to={link.to}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      {note ? <p className="figure-note">{note}</p> : null}
    </li>
  );
}
