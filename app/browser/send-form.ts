/** As the browser would, if another answer comes than usual; if none comes, the next page asks again. Answers whether it arrived. */
export async function sendForm(form: HTMLFormElement): Promise<boolean> {
  // why: without the rules a browser forgets the pages that it fetched ahead, which know nothing of the choice
  document.querySelector("script[type=speculationrules]")?.remove();
  // why: only the cookie of the answer is wanted, not the page that it leads to
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
