import { type RefObject, useEffect, useRef, useState } from "react";
import { type AutosaveState, autosaverOf, losesTextOnLeave, isOnItsWay, needsPerson, type SaveAnswer, type Texts } from "./autosaver";

const LARGEST_KEPT_ALIVE = 60_000;

type Options = {
  inside: RefObject<HTMLElement>;
  url: string;
  version: number;
  onState: (state: AutosaveState, savedAt: Date | null) => void;
};

/** If possible, the button also saves this way. */
export function useAutosave({ inside, url, version: firstVersion, onState }: Options) {
  const [shown, setShown] = useState<{ state: AutosaveState; version: number }>({ state: "untouched", version: firstVersion });
  const [isOn, setOn] = useState(false);
  const reason = useRef<string | null>(null);
  const waiting = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (isOnItsWay(shown.state)) return;
    // only now has the form been rendered with its new version
    if (shown.state === "saved") waiting.current?.form?.requestSubmit(waiting.current);
    waiting.current = null;
  }, [shown]);
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    let state: AutosaveState = "untouched";
    let isGone = false;
    const saver = autosaverOf(
      {
        read: () => textsIn(form),
        take: (texts) => putInto(form, texts),
        async send(texts, version) {
          const answer = await send(url, { ...texts, version: version.toString() });
          reason.current = answer.kind === "failed" ? answer.reason : null;
          return answer;
        },
        tell(next, version, savedAt) {
          state = next;
          // the last save continues, but the next form cannot fix its faults
          if (isGone) return;
          setShown({ state, version });
          onState(state, savedAt);
        },
      },
      firstVersion,
    );
    // not React's listener, because it must stop the event before the form's own listener
    const onSubmit = (event: SubmitEvent) => {
      const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
      // "untouched" is sent as a confirmation; for `formNoValidate` see `isCheck`
      if (needsPerson(state) || state === "untouched" || button?.formNoValidate) return;
      // a button with a name does more than saving: it sends the form once everything is saved
      if (button?.name) {
        if (state === "saved") return;
        waiting.current = button;
      }
      event.preventDefault();
      event.stopPropagation();
      saver.saveNow();
    };
    setOn(true);
    form.addEventListener("input", saver.changed);
    form.addEventListener("submit", onSubmit);
    window.addEventListener("online", saver.online);
    window.addEventListener("pagehide", saver.leave);
    return () => {
      form.removeEventListener("input", saver.changed);
      form.removeEventListener("submit", onSubmit);
      window.removeEventListener("online", saver.online);
      window.removeEventListener("pagehide", saver.leave);
      isGone = true;
      // if the form is in trouble, the person has discarded it on purpose
      if (losesTextOnLeave(state)) saver.stop();
      else saver.leave();
    };
  }, [inside, url, firstVersion, onState]);
  return { ...shown, reason: reason.current, isOn };
}

function textsIn(form: HTMLFormElement): Texts {
  const texts = [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  return Object.fromEntries(texts);
}

function putInto(form: HTMLFormElement, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
  }
}

async function send(url: string, texts: Texts): Promise<SaveAnswer> {
  const body = new URLSearchParams(texts);
  // such a request survives leaving the page; browsers allow up to 64 KB
  const keepalive = body.toString().length < LARGEST_KEPT_ALIVE;
  try {
    return await answerFrom(await fetch(url, { method: "POST", body, redirect: "manual", keepalive }));
  } catch {
    return FAILED;
  }
}

async function answerFrom(response: Response): Promise<SaveAnswer> {
  // a redirect to the login
  if (response.type === "opaqueredirect") return { kind: "loggedOut" };
  if (response.status === 409) return { kind: "conflict" };
  if (REFUSED.includes(response.status)) return { kind: "refused" };
  const answer: unknown = await response.json();
  if (response.ok) return savedIn(answer);
  return isObject(answer) && "reason" in answer && typeof answer.reason === "string" ? { kind: "failed", reason: answer.reason } : FAILED;
}

/** The same text would be refused again: no permission any more, more text than a form takes, or an error in a field. */
const REFUSED = [403, 413, 422];

const FAILED = { kind: "failed", reason: null } as const;

/** Without zod, which this screen does not need otherwise. */
function savedIn(answer: unknown): SaveAnswer {
  if (!isObject(answer) || !("version" in answer) || typeof answer.version !== "number") return FAILED;
  const savedAt = new Date("savedAt" in answer ? String(answer.savedAt) : Number.NaN);
  if (Number.isNaN(savedAt.valueOf())) return FAILED;
  const others = "others" in answer && isObject(answer.others) ? Object.entries<unknown>({ ...answer.others }) : [];
  const texts = others.flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : []));
  return { kind: "saved", version: answer.version, savedAt, others: Object.fromEntries(texts) };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
