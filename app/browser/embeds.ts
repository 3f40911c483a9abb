import { onSubmit, sendForm } from "./send-form";

export function watchEmbeds(): void {
  onSubmit("[data-embed-ask]", (form) => {
    const place = form.closest<HTMLElement>("[data-embed]");
    if (!place) return;
    show(place);
    place.querySelector("iframe")?.focus();
    if (!new FormData(form).has("remember")) return;
    void sendForm(form);
    for (const other of places()) if (other.dataset.embed === place.dataset.embed) show(other);
    const choice = document.querySelector(`.cookie-custom [name="${place.dataset.embed ?? ""}"]`);
    if (choice instanceof HTMLInputElement) choice.checked = true;
    document.querySelector<HTMLDialogElement>("#cookie-dialog")?.close();
  });
}

export function applyChoice(categories: FormData): void {
  for (const place of places()) {
    if (categories.has(place.dataset.embed ?? "")) show(place);
    else hide(place);
  }
}

/** Includes those inside a `template`, such as the showreel's player. */
function places(): HTMLElement[] {
  const contents = [...document.querySelectorAll("template")].map(({ content }) => content);
  return [document, ...contents].flatMap((root) => [...root.querySelectorAll<HTMLElement>("[data-embed]")]);
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
