import { type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { iconOnly } from "./icon-only";

type Props = {
  about: string;
  children: ReactNode;
};

/** The browser opens and closes it, one at a time; with JavaScript a click beside it and Escape close it as well. */
export function RowMenu({ about, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeFromOutside(menu.current) : undefined), []);
  return (
    <details className="row-menu" name="row" ref={menu} onToggle={letGo}>
      <summary {...iconOnly(`Mehr: ${about}`)} />
      <div>{children}</div>
    </details>
  );
}

function closeFromOutside(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // why not as soon as the pointer goes down: the page can become shorter, and what was to be clicked moves away under it
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

/** Keeps the open menu around a button where it is on the screen while its row goes elsewhere, so that the next click meets the same button. */
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
