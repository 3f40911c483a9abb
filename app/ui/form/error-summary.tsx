import { useFormMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { type FieldLabels, labelOf } from "./field-labels";
import { languageOfField, useFieldLanguage } from "./field-language";
import { useReply } from "./reply";
import { useFormLabels } from "./labels";

/** Takes the focus after each attempt to send, but never while somebody corrects a mistake. */
export function ErrorSummary({ attempts, labels }: { attempts: number; labels: FieldLabels }) {
  const form = useFormMetadata();
  const formLabels = useFormLabels();
  const messages = messagesIn(form.allErrors);
  const { language, choose } = useFieldLanguage();
  const box = useAfterRefusal(attempts, messages.length > 0, () => {
    const languages = messages.map(({ name }) => languageOfField(name));
    if (!languages.includes(language)) choose(languages[0] ?? language);
  });
  if (messages.length === 0) return null;
  return (
    <div className="error-summary" ref={box} role="alert" tabIndex={-1} autoFocus aria-labelledby={`${form.id}-summary`}>
      <h2 className="error-summary-title" id={`${form.id}-summary`}>
        {"" in form.allErrors ? formLabels.failed : formLabels.summary}
      </h2>
      <ul className="error-summary-list">
        {messages.map(({ name, text }) => (
          <li key={`${name} ${text}`}>{name ? <a href={`#${form.id}-${name}`} onClick={() => choose(languageOfField(name))}>{withLabel(text, labelOf(name, labels))}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}

type Message = { name: string; text: string };

function messagesIn(errors: Record<string, string[]>): Message[] {
  return Object.entries(errors).flatMap(([name, texts]) => [...new Set(texts)].map((text) => ({ name, text })));
}

function withLabel(text: string, label: string | undefined): string {
  return label === undefined ? text : `${label}: ${text}`;
}

/** Runs after each refusal by schema or server. Without JavaScript `autofocus` sets the focus. */
function useAfterRefusal(attempts: number, isShown: boolean, tell: () => void) {
  const reply = useReply();
  const refused = useRef(tell);
  refused.current = tell;
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef<unknown[]>([]);
  useEffect(() => {
    const isNew = answered.current[0] !== attempts || answered.current[1] !== reply;
    // Conform shows the server's messages one render later
    const isComing = !isShown && reply?.status === "error" && answered.current[1] !== reply;
    if (!isNew || isComing) return;
    answered.current = [attempts, reply];
    if (!isShown) return;
    box.current?.focus();
    refused.current();
  }, [attempts, reply, isShown]);
  return box;
}
