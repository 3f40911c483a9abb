/** Only for looks: the server itself recognizes a message that is sent twice. */
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

/** Retries a form that failed because the database was away, unless somebody edits it. */
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

/** The browser's own error page would replace the form and the typed text. */
function tellIfOffline(form: HTMLFormElement): boolean {
  const words = document.querySelector<HTMLTemplateElement>("[data-offline]");
  if (!words || navigator.onLine) return false;
  for (const former of document.querySelectorAll(".form-answer")) former.remove();
  form.before(words.content.cloneNode(true));
  document.querySelector<HTMLElement>(".form-answer")?.focus();
  document.addEventListener("mousedown", keepFocus, { once: true });
  return true;
}

/** The page has moved, so the second click of a double click would focus something else. */
function keepFocus(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Twice the longest wait of a form (app/platform/time-limits.ts): no event tells that a visitor stopped loading. */
const SENDING_MS = 10_000;

function markAsSending(button: HTMLButtonElement): void {
  const { textContent } = button;
  button.ariaDisabled = "true";
  button.textContent = button.dataset.sending ?? textContent;
  const release = () => {
    button.ariaDisabled = null;
    button.textContent = textContent;
  };
  // the back button restores the page as it was left
  window.addEventListener("pagehide", release, { once: true });
  setTimeout(release, SENDING_MS);
}
