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

function saySaved(): void {
  const status = document.getElementById("cookie-saved");
  if (!status) return;
  status.textContent = status.dataset.text ?? "";
  setTimeout(() => (status.textContent = ""), SAVED_SHOWN_MS);
}
