import { Link } from "@remix-run/react";
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import type { IconName } from "./icon";
import { iconOnly } from "./icon-only";

type Props = {
  about: string;
  children: ReactNode;
};

/** Only one is open at a time (`name`). With JavaScript an outside click and Escape close it. */
export function RowMenu({ about, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeFromOutside(menu.current) : undefined), []);
  return (
    <details className="row-menu" name="row" ref={menu} onToggle={letGo}>
      <summary {...iconOnly(`Mehr: ${about}`)} />
      <div data-about={about}>{children}</div>
    </details>
  );
}

type LinkProps = { icon: IconName; to: string; about?: string; children: string };

export function MenuLink({ icon, to, about, children }: LinkProps) {
  return (
    <Link data-icon={icon} discover="none" to={to} aria-label={about === undefined ? undefined : `${children}: ${about}`}>
      {children}
    </Link>
  );
}

function closeFromOutside(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // not on pointerdown: closing can make the page shorter, so that the click's target moves
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  }, { signal });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }, { signal });
  return () => listening.abort();
}

/** Keeps the open menu in its place while the row moves, so that a second click hits the same button. */
export function holdMenu(button: HTMLElement): void {
  const content = button.closest<HTMLElement>(".row-menu > div");
  if (content === null) return;
  const { left, top } = content.getBoundingClientRect();
  Object.assign(content.style, { position: "fixed", inset: `${top.toString()}px auto auto ${left.toString()}px` });
}

function letGo({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>): void {
  const content = menu.lastElementChild;
  if (!menu.open && content instanceof HTMLElement) content.removeAttribute("style");
}
