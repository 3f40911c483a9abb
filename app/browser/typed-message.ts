const KEPT = "typed-message";

/** Another language is another page: the contact form there takes over the typed text. */
export function keepTypedMessage(): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(".contact-sheet :is(input:not([type=hidden]), textarea)");
  if (fields.length === 0) return;
  fillFrom(takeKept(), fields);
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && target.matches(".language-form")) keep([...fields].map(({ name, value }) => [name, value]));
  });
}

function fillFrom(kept: URLSearchParams, fields: Iterable<HTMLInputElement | HTMLTextAreaElement>): void {
  for (const field of fields) field.value ||= kept.get(field.name) ?? "";
}

/** The text is kept for this tab only, and taken once. */
function takeKept(): URLSearchParams {
  try {
    const kept = sessionStorage.getItem(KEPT) ?? "";
    sessionStorage.removeItem(KEPT);
    return new URLSearchParams(kept);
  } catch {
    // storage may be switched off in the browser
    return new URLSearchParams();
  }
}

function keep(typed: string[][]): void {
  if (typed.every(([, value]) => value === "")) return;
  try {
    sessionStorage.setItem(KEPT, new URLSearchParams(typed).toString());
  } catch {
    // storage may be switched off here too
  }
}
