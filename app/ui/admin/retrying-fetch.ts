import type { Post } from "../form/sent-form";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

type Options = {
  /** Called when a request starts to wait, with the server's reason if there is one, and when no request waits any more. */
  tell: (isWaiting: boolean, why?: string | null) => void;
  postLater: (url: RequestInfo | URL, init: RequestInit) => Post;
};

/** In ms, if the answer has no Retry-After. */
const PAUSE_MS = 2000;

const WRITING_MS = 1000;

const NOT_THERE = [502, 503, 504];

const CONTENT_TOO_LARGE = 413;
const SHORTENING_MS = 5000;
const TOO_MUCH = "Das ist zu viel für ein Formular: höchstens 256 KB Text in 200 Feldern. Kürzen Sie es, dann wird es von selbst gesendet.";

/** Retries while the server is away or the form is too large, until Remix answers or the request is aborted. */
export function retryingFetch(send: Fetch, { tell, postLater }: Options): Fetch {
  let waiting = 0;
  return async function fetchAtLast(input, init = {}) {
    const post = postLater(input, init);
    const ask = async (url: RequestInfo | URL, sent: RequestInit) => {
      const answer = await answerTo(send, url, sent);
      if (!(answer instanceof Response) || answer.status !== CONTENT_TOO_LARGE || !post.takeBack) return answer;
      post.takeBack();
      return { pauseMs: SHORTENING_MS, why: TOO_MUCH };
    };
    const first = await ask(input, init);
    if (first instanceof Response) return first;
    waiting += 1;
    tell(true, first.why);
    try {
      for (let { pauseMs, why } = first; ; ) {
        await pause(pauseMs, init.signal);
        const { url, init: now } = post.byNow();
        const answer = await ask(url, now);
        if (answer instanceof Response && !post.goesOn(answer)) return answer;
        const former = why;
        ({ pauseMs, why } = answer instanceof Response ? { pauseMs: WRITING_MS, why } : answer);
        if (why !== former) tell(true, why);
      }
    } finally {
      waiting -= 1;
      if (waiting === 0) tell(false);
    }
  };
}

type Wait = { pauseMs: number; why: string | null };

/** Remix's answer, or how long to wait. Remix itself may also say that something is away. */
async function answerTo(send: Fetch, input: RequestInfo | URL, init: RequestInit): Promise<Response | Wait> {
  try {
    const response = await send(input, init);
    const why = response.headers.get("X-Away");
    const isAnswer = why === null && (response.headers.has("X-Remix-Response") || !NOT_THERE.includes(response.status));
    return isAnswer ? response : { pauseMs: pauseAskedBy(response), why };
  } catch (error) {
    // `fetch` rejects with a TypeError if there was no answer (https://fetch.spec.whatwg.org/#fetch-method)
    if (init.signal?.aborted || !(error instanceof TypeError)) throw error;
    return { pauseMs: PAUSE_MS, why: null };
  }
}

function pauseAskedBy({ headers }: Response): number {
  const seconds = Number(headers.get("Retry-After"));
  return seconds > 0 ? seconds * 1000 : PAUSE_MS;
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException("Aborted", "AbortError"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
