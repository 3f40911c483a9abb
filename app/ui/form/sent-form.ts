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

/** What a form says by now, in the kind of body in which it was sent. As it was sent, if it is no longer in the page. */
export function bodyByNow({ form, submitter }: SentForm, sent: RequestInit["body"]): RequestInit["body"] {
  if (!form.isConnected) return sent;
  const values = new FormData(form, submitter);
  if (!(sent instanceof URLSearchParams)) return values;
  return new URLSearchParams([...values].map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
}

/** The button by which a form is sent. */
export function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLButtonElement | null {
  if (!(nativeEvent instanceof SubmitEvent)) return null;
  return nativeEvent.submitter instanceof HTMLButtonElement ? nativeEvent.submitter : null;
}
