import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  /** `solid` once on a screen; `line` for a second choice. */
  look?: "solid" | "line";
  /** After the words; `arrowBack` stands before them. */
  icon?: IconName;
};

export function LinkButton({ href, children, look = "solid", icon = "arrow" }: LinkButtonProps) {
  return (
    <a className="button" data-look={look} href={href}>
      {icon === "arrowBack" && <Icon name={icon} />}
      {children}
      {icon !== "arrowBack" && <Icon name={icon} />}
    </a>
  );
}
