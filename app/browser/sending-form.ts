/** Without JavaScript a second click is harmless: the server knows the same message again. */
export function watchSending(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const button = form.querySelector("[data-sending]");
    if (!(button instanceof HTMLButtonElement)) return;
    const isOffline = tellIfOffline(form);
    if (isOffline || button.ariaDisabled) event.preventDefault();
    else markAsSending(button);
  });
}

const LOOK_EVERY_MS = 5_000;

/** Sends a form again that met no database, as soon as the site is well; not what somebody is just rewriting. */
export function sendWhenBack(): void {
  const words = document.querySelector<HTMLElement>("[data-retry]");
  const form = words?.closest(".contact-sheet")?.querySelector("form");
  if (!words || !form) return;
  words.hidden = false;
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    words.hidden = true;
  };
  for (const leaving of ["input", "submit"]) form.addEventListener(leaving, stop, { once: true });

  async function look(): Promise<void> {
    const isBack = await fetch("/health").then(({ ok }) => ok, () => false);
    if (isBack && words?.hidden === false) form?.requestSubmit();
  }
}

/** why: the browser's own page would take the place of the form, with all that was typed. */
function tellIfOffline(form: HTMLFormElement): boolean {
  const words = document.querySelector<HTMLTemplateElement>("[data-offline]");
  if (!words || navigator.onLine) return false;
  for (const former of document.querySelectorAll(".form-answer")) former.remove();
  form.before(words.content.cloneNode(true));
  document.querySelector<HTMLElement>(".form-answer")?.focus();
  document.addEventListener("mousedown", keepFocus, { once: true });
  return true;
}

/** why: the page has moved, and the second press of a double click would take the focus to wherever it lands. */
function keepFocus(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Twice a form's longest wait (app/platform/time-limits.ts): whoever is still on this page has stopped it, which no browser tells. */
const SENDING_MS = 10_000;

function markAsSending(button: HTMLButtonElement): void {
  const { textContent } = button;
  button.ariaDisabled = "true";
  button.textContent = button.dataset.sending ?? textContent;
  const release = () => {
    button.ariaDisabled = null;
    button.textContent = textContent;
  };
  // why: whoever comes back by the browser's button gets the page as it was left, and may write again
  window.addEventListener("pagehide", release, { once: true });
  setTimeout(release, SENDING_MS);
}
