import type { FormEvent } from "react";

type SentForm = { form: HTMLFormElement; submitter: HTMLElement | null };

let justSent: SentForm | null = null;

export function noteSentForm(sent: SentForm): void {
  justSent = sent;
}

/** The form of the next post. Only the first call gets it; others get null. */
export function takeSentForm(): SentForm | null {
  const sent = justSent;
  justSent = null;
  return sent;
}

export type Post = {
  byNow: () => { url: RequestInfo | URL; init: RequestInit };
  /** Whether the form was edited after the values that this answer is about were sent. */
  goesOn: (answer: Response) => boolean;
  /** What was sent is too long, so the next attempt sends the values of that moment. Missing if nobody can shorten it. */
  takeBack?: () => void;
};

/**
 * Retries with the same body until there is an answer, because the body may have arrived. Later edits are sent
 * afterwards, based on the answered version, while the form is in the page.
 */
export function postOf({ form, submitter }: SentForm, url: RequestInfo | URL, init: RequestInit): Post {
  const values = () => new FormData(form, submitter);
  let [address, version, sent] = [url, "", wordsIn(values())];
  let unanswered: ReturnType<Post["byNow"]> | null = { url, init };
  const isText = [...values()].every(([, value]) => typeof value === "string" || value.size === 0);
  return {
    takeBack: isText ? () => (unanswered = null) : undefined,
    byNow() {
      if (unanswered) return unanswered;
      sent = wordsIn(values());
      return (unanswered = { url: address, init: { ...init, body: bodyOf(asEdit(values(), version), init.body) } });
    },
    goesOn({ ok, headers }) {
      unanswered = null;
      if (!form.isConnected || wordsIn(values()) === sent) return false;
      if (!ok) return true;
      version = headers.get("X-Saved-Version") ?? "";
      const formUrl = headers.get("X-Saved-At");
      if (formUrl !== null) address = `${formUrl}.data`;
      // even without a version in the answer: the login keeps all values, and a conflict page asks which ones count
      return formUrl !== null || values().has("version") || (version === "" && values().has("id"));
    },
  };
}

/** After it was sent, a new record is an existing one. */
function asEdit(values: FormData, version: string): FormData {
  if (version === "") return values;
  values.delete("id");
  values.set("version", version);
  return values;
}

function bodyOf(values: FormData, sent: RequestInit["body"]): RequestInit["body"] {
  if (!(sent instanceof URLSearchParams)) return values;
  return new URLSearchParams(textsIn(values));
}

function wordsIn(values: FormData): string {
  return JSON.stringify(textsIn(values));
}

function textsIn(values: FormData): string[][] {
  return [...values].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}

export function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLButtonElement | null {
  if (!(nativeEvent instanceof SubmitEvent)) return null;
  return nativeEvent.submitter instanceof HTMLButtonElement ? nativeEvent.submitter : null;
}
