import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  /** `solid` once on a screen: the way on. `line` for the second choice. */
  look?: "solid" | "line";
  icon?: IconName;
};

export function LinkButton({ href, children, look = "solid", icon = "arrow" }: LinkButtonProps) {
  return (
    <a className="button" data-look={look} href={href}>
      {children}
      <Icon name={icon} />
    </a>
  );
}
