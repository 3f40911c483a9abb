import type { FormEvent } from "react";

type SentForm = { form: HTMLFormElement; submitter: HTMLElement | null };

let justSent: SentForm | null = null;

export function noteSentForm(sent: SentForm): void {
  justSent = sent;
}

/** The form of the next post, told once; null for none. */
export function takeSentForm(): SentForm | null {
  const sent = justSent;
  justSent = null;
  return sent;
}

export type Post = {
  byNow: () => { url: RequestInfo | URL; init: RequestInit };
  /** Whether more was typed than this answer is about. */
  goesOn: (answer: Response) => boolean;
};

/**
 * Retries the same body until it is answered, as it may have arrived. What is typed meanwhile is sent afterwards, based
 * on the answered version, while the form is in the page.
 */
export function postOf({ form, submitter }: SentForm, url: RequestInfo | URL, init: RequestInit): Post {
  const values = () => new FormData(form, submitter);
  let [address, version, sent] = [url, "", wordsIn(values())];
  let unanswered: ReturnType<Post["byNow"]> | null = { url, init };
  return {
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
      // also without a version in the answer: the login keeps it all, and a conflict page asks which one counts
      return formUrl !== null || values().has("version") || (version === "" && values().has("id"));
    },
  };
}

/** A new record is a stored one, once it has been sent. */
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
