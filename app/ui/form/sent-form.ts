import type { FormEvent } from "react";

type SentForm = { form: HTMLFormElement; submitter: HTMLElement | null };

let justSent: SentForm | null = null;

/** A form goes out through Remix now. */
export function noteSentForm(sent: SentForm): void {
  justSent = sent;
}

/** The form from which the next post comes, told once; null when it comes from none. */
export function takeSentForm(): SentForm | null {
  const sent = justSent;
  justSent = null;
  return sent;
}

/** A request that may have to be sent again. */
export type Post = {
  /** What is to be sent by now. */
  byNow: () => { url: RequestInfo | URL; init: RequestInit };
  /** Whether there is more to be sent than this answer is about. */
  goesOn: (answer: Response) => boolean;
};

/**
 * The form as it is sent again and again: with what stands in it by then, as long as it is in the page. What is typed
 * while an answer is on its way is sent after it, over the version that the answer tells of.
 */
export function postOf({ form, submitter }: SentForm, url: RequestInfo | URL, init: RequestInit): Post {
  let [address, version, sent] = [url, "", ""];
  const values = () => new FormData(form, submitter);
  return {
    byNow() {
      if (!form.isConnected) return { url: address, init };
      sent = wordsIn(values());
      return { url: address, init: { ...init, body: bodyOf(asEdit(values(), version), init.body) } };
    },
    goesOn({ ok, headers }) {
      if (!form.isConnected || wordsIn(values()) === sent) return false;
      if (!ok) return true;
      version = headers.get("X-Saved-Version") ?? "";
      const formUrl = headers.get("X-Saved-At");
      if (formUrl !== null) address = `${formUrl}.data`;
      // why also where no version came back: whoever gets the old one asks which of the two counts
      return formUrl !== null || values().has("version");
    },
  };
}

/** The form of something new is about something stored, once it has been sent. */
function asEdit(values: FormData, version: string): FormData {
  if (version === "") return values;
  values.delete("id");
  values.set("version", version);
  return values;
}

/** In the kind of body in which it was sent first. */
function bodyOf(values: FormData, sent: RequestInit["body"]): RequestInit["body"] {
  if (!(sent instanceof URLSearchParams)) return values;
  return new URLSearchParams(textsIn(values));
}

/** Two forms that say the same have the same ones. */
function wordsIn(values: FormData): string {
  return JSON.stringify(textsIn(values));
}

function textsIn(values: FormData): string[][] {
  return [...values].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}

/** The button by which a form is sent. */
export function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLButtonElement | null {
  if (!(nativeEvent instanceof SubmitEvent)) return null;
  return nativeEvent.submitter instanceof HTMLButtonElement ? nativeEvent.submitter : null;
}
