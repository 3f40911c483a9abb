import { useFormMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useReply } from "./reply";
import { useWords } from "./labels";

/**
 * All messages of the form above its fields, each a link to its field. It takes the focus after each attempt to send
 * the form, and never from who is mending a mistake.
 */
export function ErrorSummary({ attempts }: { attempts: number }) {
  const form = useFormMetadata();
  const words = useWords();
  const messages = summaryOf(form.allErrors, form.id);
  const box = useFocusAfter(attempts, messages.length > 0);
  if (messages.length === 0) return null;
  return (
    <div className="error-summary" ref={box} role="alert" tabIndex={-1} autoFocus aria-labelledby={`${form.id}-summary`}>
      <h2 className="error-summary-title" id={`${form.id}-summary`}>
        {words.summary}
      </h2>
      <ul className="error-summary-list">
        {messages.map(({ text, target }) => (
          <li key={text}>{target ? <a href={`#${target}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}

type Message = { text: string; target: string | null };

/** A message that stands at several fields is said once and leads to the first of them. */
function summaryOf(errors: Record<string, string[]>, formId: string): Message[] {
  const firstTarget = new Map<string, string | null>();
  for (const [name, texts] of Object.entries(errors)) {
    for (const text of texts) {
      if (!firstTarget.has(text)) firstTarget.set(text, name ? `${formId}-${name}` : null);
    }
  }
  return [...firstTarget].map(([text, target]) => ({ text, target }));
}

/** Without JavaScript `autofocus` does it; with it, each refusal of the schema or of the server. */
function useFocusAfter(attempts: number, isShown: boolean) {
  const reply = useReply();
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef<unknown[]>([]);
  useEffect(() => {
    const isNew = answered.current[0] !== attempts || answered.current[1] !== reply;
    answered.current = [attempts, reply];
    if (isNew && isShown) box.current?.focus();
  }, [attempts, reply, isShown]);
  return box;
}
