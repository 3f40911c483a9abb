import { useNavigation } from "@remix-run/react";
import { createContext, type FormEvent, type RefObject, useContext, useEffect, useRef } from "react";
import { noteSentForm, submitterOf } from "./sent-form";

const PendingContext = createContext(false);

export const PendingProvider = PendingContext.Provider;

/** Whether the form around is on its way to the server. */
export function usePending(): boolean {
  return useContext(PendingContext);
}

/** After so long a form that was sent is seen to be on its way; else the question before a page is left has stopped it. */
const SEEN_AFTER_MS = 500;

/** Lets a form go out once: until the answer is there, another submit of it is stopped. */
export function useOneSubmit() {
  const navigation = useNavigation();
  const sentAt = useRef(0);
  const isPending = navigation.state !== "idle" && navigation.formAction !== undefined;
  useEffect(() => {
    if (navigation.state === "idle") sentAt.current = 0;
  }, [navigation.state]);
  function submitOnce(event: FormEvent<HTMLFormElement>, submit: (event: FormEvent<HTMLFormElement>) => void) {
    const isOnItsWay = navigation.state !== "idle" || event.timeStamp - sentAt.current < SEEN_AFTER_MS;
    if (sentAt.current > 0 && isOnItsWay) return event.preventDefault();
    submit(event);
    if (event.defaultPrevented) return;
    sentAt.current = event.timeStamp;
    noteSentForm({ form: event.currentTarget, submitter: submitterOf(event) });
  }
  return { isPending, submitOnce };
}

/** Takes no typing in the fields of a form while it is on its way: words that are not in what was sent would be lost with the answer. */
export function useNoTyping(form: RefObject<HTMLFormElement>, isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay || !form.current) return;
    const typed = form.current.querySelectorAll(":is(input, textarea):not([readonly])");
    const setReadOnly = (isReadOnly: boolean) => typed.forEach((field) => field.toggleAttribute("readonly", isReadOnly));
    setReadOnly(true);
    return () => setReadOnly(false);
  }, [form, isOnItsWay]);
}
