type WhenOpened = Readonly<Record<string, (dialog: HTMLDialogElement) => void>>;

/** Inside `:is`, browsers without popovers match nothing instead of throwing. */
const OPEN_POPOVER = ":is(:popover-open)";

/** Opens dialogs by `data-opens` or `popovertarget`. They are modal, so the page is inert. */
export function watchDialogs(whenOpened: WhenOpened): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || isForNewTab(event)) return;
    const opener = target.closest<HTMLElement>("[data-opens], [popovertarget]");
    const dialog = opener && dialogOf(opener);
    if (!dialog || dialog.matches(OPEN_POPOVER)) return;
    event.preventDefault();
    if (dialog.matches(":modal")) return dialog.close();
    // Safari does not focus a clicked button, so the focus could not return to it
    opener.focus();
    openOver(dialog);
    whenOpened[dialog.id]?.(dialog);
  });
  document.addEventListener("focusin", ({ target }) => closeLeftMenu(target));
}

/** Also makes a dialog modal that is already open non-modally. */
export function openOver(dialog: HTMLDialogElement): void {
  dialog.open = false;
  dialog.showModal();
  // not on the document: iOS sends no click for a tap on something that does not listen itself
  dialog.onclick = (click) => closeAfter(click, dialog);
}

function isForNewTab({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}

function dialogOf(opener: HTMLElement): HTMLDialogElement | null {
  const dialog = document.getElementById(opener.dataset.opens ?? opener.getAttribute("popovertarget") ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

function closeAfter(click: MouseEvent, dialog: HTMLDialogElement): void {
  const { target } = click;
  if (!(target instanceof Element) || isForNewTab(click)) return;
  if (target === dialog ? isBeside(dialog, click) : target.closest("a[href]")) dialog.close();
}

/** True for the backdrop, and for the padding: both belong to the dialog's box. */
function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function closeLeftMenu(target: EventTarget | null): void {
  const menu = document.querySelector<HTMLElement>(OPEN_POPOVER);
  if (!menu || !(target instanceof Element) || menu.contains(target)) return;
  if (target.getAttribute("popovertarget") !== menu.id) menu.hidePopover();
}
