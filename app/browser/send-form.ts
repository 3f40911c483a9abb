/**
 * Posts a form without leaving the page; as the browser would, if another answer comes than usual. If none comes, what is
 * typed on the page counts more, and the next page asks again. Answers whether it has arrived.
 */
export async function sendForm(form: HTMLFormElement): Promise<boolean> {
  // why: only the cookie of the answer is wanted, not the page that it leads to
  const sent = fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual", keepalive: true });
  const answer = await sent.catch(() => null);
  if (answer && answer.type !== "opaqueredirect") form.submit();
  return answer !== null;
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
