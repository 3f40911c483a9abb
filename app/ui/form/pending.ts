import { useNavigation } from "@remix-run/react";
import { createContext, type FormEvent, type RefObject, useContext, useEffect, useRef } from "react";
import { noteSentForm, submitterOf } from "./sent-form";

const PendingContext = createContext(false);

export const PendingProvider = PendingContext.Provider;

export function usePending(): boolean {
  return useContext(PendingContext);
}

/** If a sent form is not pending by then, the leave warning has stopped it. */
const SEEN_AFTER_MS = 500;

export function useOneSubmit() {
  const navigation = useNavigation();
  const sentAt = useRef(0);
  const isPending = navigation.state !== "idle" && navigation.formAction !== undefined;
  useEffect(() => {
    if (navigation.state === "idle") sentAt.current = 0;
  }, [navigation.state]);
  function submitOnce(event: FormEvent<HTMLFormElement>, submit?: (event: FormEvent<HTMLFormElement>) => void) {
    const isOnItsWay = navigation.state !== "idle" || event.timeStamp - sentAt.current < SEEN_AFTER_MS;
    if (sentAt.current > 0 && isOnItsWay) return event.preventDefault();
    submit?.(event);
    if (event.defaultPrevented) return;
    sentAt.current = event.timeStamp;
    noteSentForm({ form: event.currentTarget, submitter: submitterOf(event) });
  }
  return { isPending, submitOnce };
}

/** Text typed while the form is being sent would be lost with the answer. */
export function useNoTyping(form: RefObject<HTMLFormElement>, isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay || !form.current) return;
    const typed = form.current.querySelectorAll(":is(input, textarea):not([readonly])");
    const setReadOnly = (isReadOnly: boolean) => typed.forEach((field) => field.toggleAttribute("readonly", isReadOnly));
    setReadOnly(true);
    return () => setReadOnly(false);
  }, [form, isOnItsWay]);
}
