import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  /** `solid` once on a screen: the way on. `line` for the second choice. */
  look?: "solid" | "line";
  /** Behind the words; the arrow that leads back stands in front of them. */
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
