/** What only one dialog does, by its id, each time that it was opened. */
type WhenOpened = Readonly<Record<string, (dialog: HTMLDialogElement) => void>>;

/** why `:is`: a browser that does not know popovers finds none, instead of refusing the selector */
const OPEN_POPOVER = ":is(:popover-open)";

/** What names a dialog in `data-opens` or `popovertarget` opens it; the browser makes the page inert, and holds the focus. */
export function watchDialogs(whenOpened: WhenOpened): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const opener = target.closest<HTMLElement>("[data-opens], [popovertarget]");
    const dialog = opener && dialogOf(opener);
    if (!dialog) return closeAfter(event, target);
    if (dialog.matches(OPEN_POPOVER)) return;
    event.preventDefault();
    if (dialog.matches(":modal")) return dialog.close();
    // why: Safari gives no focus to what is clicked, and it could not come back
    opener.focus();
    openOver(dialog);
    whenOpened[dialog.id]?.(dialog);
  });
  document.addEventListener("focusin", ({ target }) => closeLeftMenu(target));
}

/** Also one that stands open in the page, as all do that come without a script. */
export function openOver(dialog: HTMLDialogElement): void {
  dialog.open = false;
  dialog.showModal();
}

function dialogOf(opener: HTMLElement): HTMLDialogElement | null {
  const dialog = document.getElementById(opener.dataset.opens ?? opener.getAttribute("popovertarget") ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

function closeAfter(click: MouseEvent, target: Element): void {
  const dialog = target.closest<HTMLDialogElement>("dialog:modal");
  if (dialog && (target === dialog ? isBeside(dialog, click) : target.closest("a[href]"))) dialog.close();
}

/** why: what is dark around a dialog belongs to it as its own edges do */
function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** A menu that does not lie over all of the page closes when the focus goes on to something else than its button. */
function closeLeftMenu(target: EventTarget | null): void {
  const menu = document.querySelector<HTMLElement>(OPEN_POPOVER);
  if (!menu || !(target instanceof Element) || menu.contains(target)) return;
  if (target.getAttribute("popovertarget") !== menu.id) menu.hidePopover();
}
