import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { FullLogo, WordLogo } from "../site/site-logo";
import { ConnectionNote } from "./connection-note";
import { iconOnly } from "./icon-only";
import { Icon } from "./icon";
import { LoadingNote } from "./loading-note";
import { belongsTo, type MenuEntry, type MenuGroup } from "./menu";
import { NoticeBox, type Notice } from "./notice";
import { SearchForm } from "./search-form";
import { ShortcutDialog } from "./shortcut-dialog";
import { FIXED_SHORTCUTS, menuShortcuts } from "./shortcuts";
import { useCompanyName } from "./title";
import { useShortcuts } from "./use-shortcuts";

export type AdminShellProps = {
  menu: readonly MenuGroup[];
  person: { name: string; role: string };
  urls: { home: string; account: string; logout: string; website: string; search: string; shortcuts: string };
  notice: Notice | null;
  hasShortcuts: boolean;
  children: ReactNode;
};

const MENU_ID = "admin-menu";
const SEARCH_ID = "menu-question";

/** The frame of every screen of the administration: menu at the side, on a phone behind a button, and the screen. */
export function AdminShell({ menu, person, urls, notice, hasShortcuts, children }: AdminShellProps) {
  const main = useFocusOnNewScreen();
  useMarkedPlace();
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Zum Inhalt springen
      </a>
      <header className="topbar">
        <Wordmark url={urls.home} isFirst />
        <button className="topbar-button" type="button" popovertarget={MENU_ID}>
          <Icon name="menu" />
          Menü
        </button>
      </header>
      <Sidebar menu={menu} person={person} urls={urls} />
      <main className="screen" id="main" tabIndex={-1} ref={main}>
        {notice ? <NoticeBox notice={notice} /> : null}
        {children}
      </main>
      <LoadingNote menu={menu} home={urls.home} />
      <ConnectionNote />
      <Shortcuts menu={menu} urls={urls} isOn={hasShortcuts} />
    </div>
  );
}

/** why: a browser marks what an address leads to (`:target`), and goes into it, only with a new document */
function useMarkedPlace() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash === "" ? null : document.getElementById(hash.slice(1));
    place?.setAttribute("data-marked", "");
    place?.focus();
    return () => place?.removeAttribute("data-marked");
  }, [hash, key]);
}

/** A screen that came without a new document is read from its beginning. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** A popover on a phone, so that it opens, closes and keeps to itself without JavaScript; a column where there is room. */
function Sidebar({ menu, person, urls }: Pick<AdminShellProps, "menu" | "person" | "urls">) {
  const { pathname } = useLocation();
  const sidebar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = sidebar;
    if (current?.matches(":popover-open")) current.hidePopover();
    if (current) showCurrentLink(current);
  }, [pathname]);
  return (
    <nav className="sidebar" id={MENU_ID} popover="auto" ref={sidebar} aria-label="Admin-Bereich">
      <div className="sidebar-head">
        <Wordmark url={urls.home} />
        <button className="sidebar-close" type="button" popovertarget={MENU_ID} popovertargetaction="hide" {...iconOnly("Menü schließen")}>
          <Icon name="close" />
        </button>
      </div>
      <SearchForm url={urls.search} id={SEARCH_ID} />
      <div className="menu">
        {menu.map((group) => (
          <MenuSection key={group.label} group={group} pathname={pathname} home={urls.home} />
        ))}
      </div>
      <Account person={person} urls={urls} />
    </nav>
  );
}

/** Where the menu is longer than the window. Not by `scrollIntoView`, which scrolls the page as well. */
function showCurrentLink(sidebar: HTMLElement): void {
  const link = sidebar.querySelector("[aria-current]");
  if (link) sidebar.scrollTop += Math.max(0, link.getBoundingClientRect().bottom - sidebar.getBoundingClientRect().bottom + MENU_MARGIN);
}

const MENU_MARGIN = 16;

/** The keys of the administration, and their list for whoever presses "?". */
function Shortcuts({ menu, urls, isOn }: Pick<AdminShellProps, "menu" | "urls"> & { isOn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const places = useMemo(
    () => Object.fromEntries(menu.flatMap(({ entries }) => entries.map(({ letter, url }) => [letter, url]))),
    [menu],
  );
  const showList = useCallback(() => dialog.current?.showModal(), []);
  useShortcuts({ isOn, places, searchUrl: urls.search, searchField: SEARCH_ID, showList });
  return <ShortcutDialog ref={dialog} shortcuts={[...FIXED_SHORTCUTS, ...menuShortcuts(menu)]} pageUrl={urls.shortcuts} />;
}

function MenuSection({ group, pathname, home }: { group: MenuGroup; pathname: string; home: string }) {
  return (
    <section className="menu-group">
      <h2 className="menu-title">{group.label}</h2>
      <ul className="menu-list">
        {group.entries.map((entry) => (
          <li key={entry.url}>
            <Link className="menu-link" to={entry.url} aria-current={belongsTo(entry, pathname, home) ? "page" : undefined}>
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

function WaitingCount({ count, text }: NonNullable<MenuEntry["waiting"]>) {
  if (count === 0) return null;
  return (
    <span className="menu-count">
      {count}
      <span className="visually-hidden"> {text}</span>
    </span>
  );
}

function Account({ person, urls }: Pick<AdminShellProps, "person" | "urls">) {
  return (
    <div className="account">
      <p className="account-name">
        {person.name}
        <span className="account-role">{person.role}</span>
      </p>
      <Link className="menu-link" to={urls.account}>
        <Icon name="person" />
        Mein Konto
      </Link>
      <a className="menu-link" href={urls.website} target="_blank" rel="noopener">
        <Icon name="external" />
        Website ansehen
        <span className="visually-hidden"> (neues Fenster)</span>
      </a>
      <Link className="menu-link" to={urls.shortcuts}>
        <Icon name="keyboard" />
        Tastenkürzel
      </Link>
      <form method="post" action={urls.logout}>
        <button className="menu-link" type="submit">
          <Icon name="logOut" />
          Abmelden
        </button>
      </form>
    </div>
  );
}

/** The logo draws its letters once in a page: in the bar at the top, which is in every page. */
function Wordmark({ url, isFirst = false }: { url: string; isFirst?: boolean }) {
  const companyName = useCompanyName();
  return (
    <Link className="wordmark" to={url}>
      {isFirst ? <FullLogo className="wordmark-logo" /> : <WordLogo className="wordmark-logo" />}
      <span className="visually-hidden">{companyName} – Dashboard</span>
      <span className="wordmark-area" aria-hidden="true">
        Admin
      </span>
    </Link>
  );
}
