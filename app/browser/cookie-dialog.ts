import { applyChoice } from "./embeds";
import { onSubmit, sendForm } from "./send-form";

const SAVED_SHOWN_MS = 4_000;

export function watchCookieDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#cookie-dialog");
  if (!dialog) return;
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !document.querySelector(":is(:modal, :popover-open)")) dialog.close();
  });
  onSubmit("[data-cookie-choice]", (form) => {
    const choice = new FormData(form);
    void sendForm(form).then((hasArrived) => {
      if (hasArrived && !dialog.open) saySaved();
    });
    applyChoice(choice);
    for (const box of dialog.querySelectorAll<HTMLInputElement>("input[type=checkbox]:enabled")) box.checked = choice.has(box.name);
    dialog.close();
  });
}

export function showSettings(dialog: HTMLDialogElement): void {
  for (const part of dialog.querySelectorAll<HTMLElement>("[data-when-asked-for]")) part.textContent = part.dataset.whenAskedFor ?? "";
  dialog.querySelector("details")?.setAttribute("open", "");
  dialog.querySelector("h2")?.focus();
  say("");
}

let silence: number | undefined;

function saySaved(): void {
  say(document.getElementById("cookie-saved")?.dataset.text ?? "");
  silence = window.setTimeout(() => say(""), SAVED_SHOWN_MS);
}

/** An empty `text` hides the note, which would cover the dialog. */
function say(text: string): void {
  window.clearTimeout(silence);
  document.getElementById("cookie-saved")?.replaceChildren(text);
}
