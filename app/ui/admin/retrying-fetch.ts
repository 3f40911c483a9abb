import type { Post } from "../form/sent-form";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

type Options = {
  /** Told when a request begins to wait, and why in the words of the server if it says it, and when none waits any more. */
  tell: (isWaiting: boolean, why?: string | null) => void;
  /** Asked once for each request; its answer says what to send whenever the request is sent again. */
  postLater: (url: RequestInfo | URL, init: RequestInit) => Post;
};

/** How long a request waits before it is sent again, in ms, unless the server says it. */
const PAUSE_MS = 2000;

/** How long somebody may go on writing before that is sent as well, in ms. */
const WRITING_MS = 1000;

/** What a proxy says for a server that is not there, or the server itself while it can take nothing. */
const NOT_THERE = [502, 503, 504];

/** A `fetch` that outlasts a server that is away: the request waits and is sent again until Remix answers it or it is aborted. */
export function retryingFetch(send: Fetch, { tell, postLater }: Options): Fetch {
  let waiting = 0;
  return async function fetchAtLast(input, init = {}) {
    const post = postLater(input, init);
    const first = await answerTo(send, input, init);
    if (first instanceof Response) return first;
    waiting += 1;
    tell(true, first.why);
    try {
      for (let { pauseMs } = first; ; ) {
        await pause(pauseMs, init.signal);
        const { url, init: now } = post.byNow();
        const answer = await answerTo(send, url, now);
        if (answer instanceof Response && !post.goesOn(answer)) return answer;
        pauseMs = answer instanceof Response ? WRITING_MS : answer.pauseMs;
      }
    } finally {
      waiting -= 1;
      if (waiting === 0) tell(false);
    }
  };
}

type Wait = { pauseMs: number; why?: string | null };

/** The answer of Remix, or how long to wait for it: also when it says itself what is away. */
async function answerTo(send: Fetch, input: RequestInfo | URL, init: RequestInit): Promise<Response | Wait> {
  try {
    const response = await send(input, init);
    const why = response.headers.get("X-Away");
    const isAnswer = why === null && (response.headers.has("X-Remix-Response") || !NOT_THERE.includes(response.status));
    return isAnswer ? response : { pauseMs: pauseAskedBy(response), why };
  } catch (error) {
    // why TypeError: by it `fetch` tells that no answer came, https://fetch.spec.whatwg.org/#fetch-method
    if (init.signal?.aborted || !(error instanceof TypeError)) throw error;
    return { pauseMs: PAUSE_MS };
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
