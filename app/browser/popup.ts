import { openOver } from "./dialogs";
import { onSubmit, sendForm } from "./send-form";

/** Opens with the animation's start (site-popup.css). A closed popup does not open again. */
export function watchPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>("#maintenance-popup");
  const form = popup?.querySelector("form");
  if (!popup || !form) return;
  const open = () => {
    openOver(popup);
    if (popup.scrollHeight > popup.clientHeight) focusTitle(popup);
  };
  // not `checkVisibility`, which Safari has only since 17.4
  const { display, visibility } = getComputedStyle(popup);
  if (display !== "none" && visibility === "visible") open();
  else popup.addEventListener("animationstart", open, { once: true });
  popup.addEventListener("close", () => void sendForm(form));
  onSubmit("#maintenance-popup form", () => popup.close());
}

/** If a popup that must scroll gave its button the focus, it would begin with its end. */
function focusTitle(popup: HTMLDialogElement): void {
  const title = popup.querySelector("h2");
  if (!title) return;
  // set only now, because a dialog gives the focus to its first element with a tabindex
  title.tabIndex = -1;
  title.focus();
}
