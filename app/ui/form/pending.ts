import { useNavigation } from "@remix-run/react";
import { createContext, type FormEvent, type RefObject, useContext, useEffect, useRef } from "react";
import { noteSentForm, submitterOf } from "./sent-form";

const PendingContext = createContext(false);

export const PendingProvider = PendingContext.Provider;

/** Whether the form around is on its way to the server. */
export function usePending(): boolean {
  return useContext(PendingContext);
}

/** Lets a form go out once: until the answer is there, another submit of it is stopped. */
export function useOneSubmit() {
  const navigation = useNavigation();
  const isOnItsWay = useRef(false);
  const isPending = navigation.state !== "idle" && navigation.formAction !== undefined;
  useEffect(() => {
    if (navigation.state === "idle") isOnItsWay.current = false;
  }, [navigation.state]);
  function submitOnce(event: FormEvent<HTMLFormElement>, submit: (event: FormEvent<HTMLFormElement>) => void) {
    if (isOnItsWay.current) return event.preventDefault();
    submit(event);
    isOnItsWay.current = !event.defaultPrevented;
    if (isOnItsWay.current) noteSentForm({ form: event.currentTarget, submitter: submitterOf(event) });
  }
  return { isPending, submitOnce };
}

/** Takes no typing in the fields of a form while it is on its way: words that are not in what was sent would be lost with the answer. */
export function useNoTyping(form: RefObject<HTMLFormElement>, isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay || !form.current) return;
    const fields = [...form.current.elements].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement);
    const typed = fields.filter(({ readOnly }) => !readOnly);
    const setReadOnly = (readOnly: boolean) => typed.forEach((field) => Object.assign(field, { readOnly }));
    setReadOnly(true);
    return () => setReadOnly(false);
  }, [form, isOnItsWay]);
}
