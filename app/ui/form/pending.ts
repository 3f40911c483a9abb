import { useNavigation } from "@remix-run/react";
import { createContext, type FormEvent, useContext, useEffect, useRef } from "react";
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
