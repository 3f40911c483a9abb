/** Shows that a form is on its way, and stops a second click. Without JavaScript the server knows the same message again. */
export function watchSending(): void {
  document.addEventListener("submit", (event) => {
    const button = event.target instanceof HTMLFormElement && event.target.querySelector("[data-sending]");
    if (!(button instanceof HTMLButtonElement)) return;
    if (button.ariaDisabled) event.preventDefault();
    else markAsSending(button);
  });
}

function markAsSending(button: HTMLButtonElement): void {
  const { textContent } = button;
  button.ariaDisabled = "true";
  button.textContent = button.dataset.sending ?? textContent;
  // why: who comes back by the browser's button gets the page as it was left, and may write again
  window.addEventListener("pagehide", () => {
    button.ariaDisabled = null;
    button.textContent = textContent;
  }, { once: true });
}
