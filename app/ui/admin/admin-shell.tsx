import { useLocation } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { paths } from "~/paths";
import { ConnectionNote } from "./connection-note";
import { Icon } from "./icon";
import { LoadingNote } from "./loading-note";
import { gatheringAt, MenuContext, type MenuGroup, placesOf } from "./menu";
import { NoticeBox, type Notice } from "./notice";
import { ShortcutDialog } from "./shortcut-dialog";
import { FIXED_SHORTCUTS, menuShortcuts } from "./shortcuts";
import { MENU_ID, type Person, SEARCH_ID, Sidebar } from "./sidebar";
import { Tabs } from "./tabs";
import { useShortcuts } from "./use-shortcuts";
import { Wordmark } from "./wordmark";

export type AdminShellProps = {
  menu: readonly MenuGroup[];
  person: Person;
  notice: Notice | null;
  hasShortcuts: boolean;
  children: ReactNode;
};

const { admin } = paths;

export function AdminShell({ menu, person, notice, hasShortcuts, children }: AdminShellProps) {
  useMarkedPlace();
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Zum Inhalt springen
      </a>
      <header className="topbar">
        <Wordmark hasSun />
        <button className="topbar-button" type="button" popovertarget={MENU_ID}>
          <Icon name="menu" />
          Menü
        </button>
      </header>
      <Sidebar menu={menu} person={person} />
      <main className="screen" id="main" tabIndex={-1}>
        <FocusOnNewScreen />
        {notice ? <NoticeBox notice={notice} /> : null}
        <GatheredTabs menu={menu} />
        <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>
      </main>
      <LoadingNote menu={menu} home={admin.home} />
      <ConnectionNote />
      <Shortcuts menu={menu} isOn={hasShortcuts} />
    </div>
  );
}

function GatheredTabs({ menu }: Pick<AdminShellProps, "menu">) {
  const { pathname } = useLocation();
  const entry = gatheringAt(menu, pathname);
  if (entry === null) return null;
  const tabs = entry.parts.map(({ label, url }) => ({ label, url, isCurrent: pathname.startsWith(url) }));
  return <Tabs label={entry.label} tabs={tabs} />;
}

/** Sets what `:target` and focus do, because browsers set them only for a new document. */
function useMarkedPlace() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash === "" ? null : document.getElementById(hash.slice(1));
    place?.setAttribute("data-marked", "");
    place?.focus();
    return () => place?.removeAttribute("data-marked");
  }, [hash, key]);
}

/**
 * Screen readers start at the top after a client-side navigation, even if the pressed button is gone. It stands before
 * the screen, so that its effect runs first, and an error summary or a conflict may take the focus afterwards.
 */
function FocusOnNewScreen() {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const isLost = key !== before.key && document.activeElement === document.body;
    if (pathname !== before.pathname || isLost) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, key]);
  return null;
}

function Shortcuts({ menu, isOn }: Pick<AdminShellProps, "menu"> & { isOn: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const places = useMemo(() => Object.fromEntries(placesOf(menu).map(({ letter, url }) => [letter, url])), [menu]);
  const showList = useCallback(() => dialog.current?.showModal(), []);
  useShortcuts({ isOn, places, searchUrl: admin.search, searchField: SEARCH_ID, showList });
  return <ShortcutDialog ref={dialog} shortcuts={[...FIXED_SHORTCUTS, ...menuShortcuts(menu)]} pageUrl={admin.shortcuts} />;
}
