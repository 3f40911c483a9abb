/** The wait before each retry (specification: podcast crew). */
const WAITS_MS = [1_000, 2_000, 3_000];

export async function watchMissingPart(): Promise<void> {
  const missing = document.querySelector("[data-missing]");
  if (!missing) return;
  for (const wait of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const found = await partOfFreshPage(missing.id);
    if (found) return missing.replaceWith(found);
  }
}

async function partOfFreshPage(id: string): Promise<Element | null> {
  try {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector(`#${id}:not([data-missing])`);
  } catch {
    return null;
  }
}
