import { showPage } from "./preview-frame";

/** `refused`: the values are invalid, so the last preview stays. */
export type PreviewState = "shown" | "refused" | "away";

const PAUSE_MS = 400;
/** While nothing can be shown; then twice as long each time, because it may be for long. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

type Way = { url: string; tell: (state: PreviewState) => void; signal: AbortSignal };

export function followForm(frame: HTMLIFrameElement, { url, tell, signal }: Way): void {
  const form = frame.closest("form");
  const asked = { key: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  async function look() {
    clearTimeout(retry);
    const { body, picture, key } = sentBy(form);
    if (frame.getClientRects().length === 0 || key === asked.key) return;
    asked.key = key;
    const answer = await ask(url, { body, signal });
    if (signal.aborted || key !== asked.key) return;
    if (answer instanceof Document) showPage(frame, answer, picture);
    else asked.key = "";
    if (answer === "away") retryLater();
    else retryMs = FIRST_RETRY_MS;
    tell(answer instanceof Document ? "shown" : answer === "denied" ? "away" : answer);
  }

  function retryLater() {
    retry = setTimeout(() => void look(), retryMs);
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
  }

  function lookSoon() {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE_MS);
  }

  form?.addEventListener("input", lookSoon, { signal });
  window.addEventListener("resize", lookSoon, { signal });
  frame.closest("[popover]")?.addEventListener("toggle", () => void look(), { signal });
  signal.addEventListener("abort", () => [timer, retry].forEach(clearTimeout));
  void look();
}

/** Without a chosen picture, which the browser shows itself. `key` changes if any value changes. */
function sentBy(form: HTMLFormElement | null) {
  const body = new URLSearchParams();
  let picture: File | null = null;
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === "string") body.append(name, value);
    else if (value.size > 0) picture = value;
  }
  const key = `${body.toString()} ${picture ? `${picture.name} ${picture.lastModified.toString()}` : ""}`;
  return { body, picture, key };
}

/**
 * Not a fetcher, which would revalidate the screen and so use up a waiting notice. "denied": the session or the
 * permission is over, so only somebody who types asks again.
 */
async function ask(url: string, sent: { body: URLSearchParams; signal: AbortSignal }): Promise<Document | "refused" | "denied" | "away"> {
  try {
    const response = await fetch(url, { method: "POST", redirect: "manual", ...sent });
    if (response.ok) return documentFrom(await response.text());
    if (response.status === 422) return "refused";
    return response.status < 500 ? "denied" : "away";
  } catch {
    return "away";
  }
}

/** Removes the style element: the screen's policy applies to parsed documents, and browsers report violations. */
function documentFrom(html: string): Document {
  const page = html.replace(/<style>([^<]*)<\/style>/g, '<script type="text/css">$1</script>');
  return new DOMParser().parseFromString(page, "text/html");
}
