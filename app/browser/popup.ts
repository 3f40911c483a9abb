import { onSubmit, sendForm } from "./send-form";

/** Lets the maintenance popup fade away (300 ms, site-popup.css) instead of loading the page anew. Escape closes it too. */
export function watchPopup(): void {
  const popup = document.querySelector("#maintenance-popup");
  if (!popup) return;
  onSubmit("#maintenance-popup form", (form) => {
    void sendForm(form);
    popup.addEventListener("animationend", () => popup.remove());
    popup.toggleAttribute("data-closing", true);
  });
  popup.addEventListener("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") popup.querySelector("form")?.requestSubmit();
  });
}
