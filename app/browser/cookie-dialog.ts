import { applyChoice } from "./embeds";
import { onSubmit, sendForm } from "./send-form";

const SAVED_SHOWN_MS = 4_000;

/** The cookie settings: opened by the footer, closed by Escape, saved without leaving the page. */
export function watchCookieDialog(): void {
  const dialog = document.querySelector<HTMLElement>("#cookie-dialog");
  const details = dialog?.querySelector("details");
  if (!dialog || !details) return;
  let opener: HTMLElement | null = null;

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-opens-cookies]") : null;
    if (!link) return;
    event.preventDefault();
    opener = link;
    for (const part of [details, details.querySelector("details")]) part?.setAttribute("open", "");
    dialog.toggleAttribute("data-asked-for", true);
    showSettings(dialog);
    say("");
    dialog.querySelector("h2")?.focus();
  });

  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") details.open = false;
  });

  details.addEventListener("toggle", () => {
    if (details.open) return;
    opener?.focus();
    opener = null;
  });

  onSubmit("[data-cookie-choice]", (form) => {
    const choice = new FormData(form);
    void sendForm(form);
    applyChoice(choice);
    for (const box of dialog.querySelectorAll<HTMLInputElement>("input[type=checkbox]:enabled")) box.checked = choice.has(box.name);
    details.open = false;
    saySaved();
  });
}

/** Who asks for the dialog changes settings, also on the page where the banner has just put its question. */
function showSettings(dialog: HTMLElement): void {
  for (const part of dialog.querySelectorAll<HTMLElement>("[data-when-asked-for]")) part.textContent = part.dataset.whenAskedFor ?? "";
}

let silence: number | undefined;

function saySaved(): void {
  say(document.getElementById("cookie-saved")?.dataset.text ?? "");
  silence = window.setTimeout(() => say(""), SAVED_SHOWN_MS);
}

/** Empty for nothing: the note would lie over a dialog that is opened again at once. */
function say(text: string): void {
  window.clearTimeout(silence);
  document.getElementById("cookie-saved")?.replaceChildren(text);
}
