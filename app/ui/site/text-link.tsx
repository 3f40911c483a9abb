import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type TextLinkProps = {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** For screen readers; must begin with the visible text (WCAG 2.5.3). */
  label?: string;
  isNewTab?: boolean;
};

export function TextLink({ href, children, icon = "arrow", label, isNewTab = false }: TextLinkProps) {
  const elsewhere = isNewTab ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a className="text-link" href={href} aria-label={label} {...elsewhere}>
      {children}
      <Icon name={icon} />
    </a>
  );
}
