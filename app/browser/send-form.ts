/** Answers false if there was no answer. After an unexpected answer, submits the form natively. */
export async function sendForm(form: HTMLFormElement): Promise<boolean> {
  // removing the rules drops prefetched pages, which were rendered before this choice
  document.querySelector("script[type=speculationrules]")?.remove();
  // only the cookie of the answer is needed, not its redirect
  const sent = fetch(form.action, { method: "POST", body: new FormData(form), redirect: "manual", keepalive: true });
  const answer = await sent.catch(() => null);
  if (answer && answer.type !== "opaqueredirect") form.submit();
  return answer !== null;
}

export function onSubmit(selector: string, handle: (form: HTMLFormElement) => void): void {
  document.addEventListener("submit", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches(selector)) return;
    event.preventDefault();
    handle(target);
  });
}
