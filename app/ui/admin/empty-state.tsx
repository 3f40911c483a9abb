import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type Props = { icon: IconName; title: string; children?: ReactNode };

export function EmptyState({ icon, title, children }: Props) {
  return (
    <div className="empty">
      <Icon name={icon} size="lg" />
      <p className="empty-title">{title}</p>
      {children ? <div className="empty-more">{children}</div> : null}
    </div>
  );
}
