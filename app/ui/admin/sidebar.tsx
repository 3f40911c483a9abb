import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "~/paths";
import { iconOnly } from "./icon-only";
import { Icon } from "./icon";
import { belongsTo, type MenuEntry, type MenuGroup } from "./menu";
import { SearchForm } from "./search-form";
import { Wordmark } from "./wordmark";

export type Person = { name: string; role: string };

const { admin } = paths;

export const MENU_ID = "admin-menu";
export const SEARCH_ID = "menu-question";

/** On a phone a popover, which works without JavaScript; a column on wide screens. */
export function Sidebar({ menu, person }: { menu: readonly MenuGroup[]; person: Person }) {
  const { pathname } = useLocation();
  const sidebar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = sidebar;
    if (current?.matches(":popover-open")) current.hidePopover();
    if (current) showCurrentLink(current);
  }, [pathname]);
  useEffect(() => (sidebar.current ? keepFocusIn(sidebar.current) : undefined), []);
  return (
    <nav className="sidebar" id={MENU_ID} popover="auto" ref={sidebar} aria-label="Admin-Bereich">
      <div className="sidebar-head">
        <Wordmark />
        <button className="sidebar-close" type="button" popovertarget={MENU_ID} popovertargetaction="hide" {...iconOnly("Menü schließen")}>
          <Icon name="close" />
        </button>
      </div>
      <SearchForm url={admin.search} id={SEARCH_ID} />
      <div className="menu">
        {menu.map((group) => (
          <MenuSection key={group.label} group={group} pathname={pathname} home={admin.home} />
        ))}
      </div>
      <Account person={person} pathname={pathname} />
    </nav>
  );
}

/** Makes the rest inert while the menu covers it. Not a dialog, because in wide windows the same menu is a column. */
function keepFocusIn(sidebar: HTMLElement): () => void {
  function setRestInert(isInert: boolean) {
    for (const part of sidebar.parentElement?.children ?? []) part.toggleAttribute("inert", isInert && part !== sidebar);
  }
  function react(event: Event) {
    if (!(event instanceof ToggleEvent)) return;
    // before it closes: the browser returns the focus at once, but not to inert elements
    if (event.newState === "closed") return setRestInert(false);
    if (event.type === "beforetoggle") return;
    setRestInert(true);
    sidebar.querySelector<HTMLElement>(".sidebar-close")?.focus();
  }
  const leaving = new AbortController();
  for (const type of ["beforetoggle", "toggle"]) sidebar.addEventListener(type, react, leaving);
  return () => leaving.abort();
}

/** Not `scrollIntoView`, which would also scroll the page. */
function showCurrentLink(sidebar: HTMLElement): void {
  const link = sidebar.querySelector("[aria-current]");
  if (link) sidebar.scrollTop += Math.max(0, link.getBoundingClientRect().bottom - sidebar.getBoundingClientRect().bottom + MENU_MARGIN);
}

const MENU_MARGIN = 16;

function MenuSection({ group, pathname, home }: { group: MenuGroup; pathname: string; home: string }) {
  return (
    <section className="menu-group">
      <h2 className="menu-title">{group.label}</h2>
      <ul className="menu-list">
        {group.entries.map((entry) => (
          <li key={entry.url}>
            <Link className="menu-link" to={urlOf(entry)} aria-current={belongsTo(entry, pathname, home) ? "page" : undefined}>
              <Icon name={entry.icon} />
              {entry.label}
              {entry.waiting ? <WaitingCount {...entry.waiting} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function urlOf({ url, waiting }: MenuEntry): string {
  return waiting && waiting.count > 0 ? (waiting.url ?? url) : url;
}

function WaitingCount({ count, text, isUrgent = false }: NonNullable<MenuEntry["waiting"]>) {
  if (count === 0) return null;
  return (
    <span className="menu-count" data-urgent={isUrgent || undefined}>
      {count.toLocaleString("de-DE")}
      <span className="visually-hidden"> {text}</span>
    </span>
  );
}

function Account({ person, pathname }: { person: Person; pathname: string }) {
  const currentAt = (url: string) => (pathname.startsWith(url) ? "page" : undefined);
  return (
    <div className="account">
      <p className="account-name">
        {person.name}
        <span className="account-role">{person.role}</span>
      </p>
      <Link className="menu-link" to={admin.account.show} aria-current={currentAt(admin.account.show)}>
        <Icon name="person" />
        Mein Konto
      </Link>
      <a className="menu-link" href="/" target="_blank" rel="noopener">
        <Icon name="external" />
        Website ansehen
        <span className="visually-hidden"> (neues Fenster)</span>
      </a>
      <Link className="menu-link" to={admin.shortcuts} aria-current={currentAt(admin.shortcuts)}>
        <Icon name="keyboard" />
        Tastenkürzel
      </Link>
      <form method="post" action={admin.logout}>
        <button className="menu-link" type="submit">
          <Icon name="logOut" />
          Abmelden
        </button>
      </form>
    </div>
  );
}
