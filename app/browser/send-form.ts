/** Posts a form without leaving the page; as the browser would, if that does not work. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  try {
    // why: only the cookie of the answer is wanted, not the page that it leads to
    const answer = await fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual", keepalive: true });
    if (answer.type !== "opaqueredirect") throw new Error(answer.statusText);
  } catch {
    form.submit();
  }
}

/** Calls back with each form that is to be sent and fits the selector, instead of sending it. */
export function onSubmit(selector: string, handle: (form: HTMLFormElement) => void): void {
  document.addEventListener("submit", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches(selector)) return;
    event.preventDefault();
    handle(target);
  });
}
