import { onSubmit, sendForm } from "./send-form";

/** Loads a map or a video where the visitor presses its button, once; for good where the box is ticked. */
export function watchEmbeds(): void {
  onSubmit("[data-embed-ask]", (form) => {
    const place = form.closest<HTMLElement>("[data-embed]");
    if (!place) return;
    show(place);
    place.querySelector("iframe")?.focus();
    if (!new FormData(form).has("remember")) return;
    void sendForm(form);
    const choice = document.querySelector(`.cookie-custom [name="${place.dataset.embed ?? ""}"]`);
    if (choice instanceof HTMLInputElement) choice.checked = true;
    document.querySelector<HTMLDialogElement>("#cookie-dialog")?.close();
  });
}

/** Shows or takes away what stands on this page, as the choice says that was just made. */
export function applyChoice(categories: FormData): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-embed]")) {
    if (categories.has(place.dataset.embed ?? "")) show(place);
    else hide(place);
  }
}

function show(place: HTMLElement): void {
  const template = place.querySelector("template");
  if (place.querySelector("iframe") || !template) return;
  place.append(template.content.cloneNode(true));
  place.querySelector("form")?.toggleAttribute("hidden", true);
}

function hide(place: HTMLElement): void {
  place.querySelector("iframe")?.remove();
  place.querySelector("form")?.removeAttribute("hidden");
}
