import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type Tone = "primary" | "secondary" | "quiet" | "danger";

type Props = {
  to: string;
  icon?: IconName;
  tone?: Tone;
  size?: "md" | "sm";
  about?: string;
  children: ReactNode;
};

export function ButtonLink({ to, icon, tone = "secondary", size = "md", about, children }: Props) {
  return (
    <Link className="button" data-tone={tone} data-size={size} data-shortcut={icon === "plus" ? "new" : undefined} to={to}>
      {icon ? <Icon name={icon} size="sm" /> : null}
      {children}
      {about ? <span className="visually-hidden"> {about}</span> : null}
    </Link>
  );
}

export function HistoryLink({ to, about }: Pick<Props, "to" | "about">) {
  return (
    <ButtonLink to={to} icon="clock" {...(about && { size: "sm", tone: "quiet", about })}>
      Verlauf
    </ButtonLink>
  );
}
