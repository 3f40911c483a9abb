import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Command, commandOf, type Pending } from "./shortcuts";

const SECOND_KEY_WITHIN_MS = 1500;

type Targets = {
  isOn: boolean;
  places: Readonly<Record<string, string>>;
  searchUrl: string;
  searchField: string;
  showList: () => void;
};

/** Ctrl+S works even if shortcuts are switched off. */
export function useShortcuts({ isOn, places, searchUrl, searchField, showList }: Targets): void {
  const navigate = useNavigate();
  const pending = useRef<Pending>("");
  useEffect(() => {
    let forget: ReturnType<typeof setTimeout> | undefined;
    function run(command: Command) {
      if (command.do === "go") return goTo(command.letter);
      if (command.do === "list") return showList();
      if (command.do === "search") return focusSearch(searchField, () => navigate(searchUrl));
      clickOn('[data-shortcut="new"]');
    }
    function goTo(letter: string) {
      const url = places[letter];
      if (url !== undefined) navigate(url);
    }
    function listen(event: KeyboardEvent) {
      if (isSaving(event)) return saveForm(event);
      if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isOccupied(event)) return;
      const step = commandOf(event.key, pending.current);
      pending.current = step.pending;
      clearTimeout(forget);
      if (step.pending) forget = setTimeout(() => (pending.current = ""), SECOND_KEY_WITHIN_MS);
      if (step.command === null) return;
      event.preventDefault();
      run(step.command);
    }
    document.addEventListener("keydown", listen);
    return () => {
      clearTimeout(forget);
      document.removeEventListener("keydown", listen);
    };
  }, [isOn, places, searchUrl, searchField, showList, navigate]);
}

function isSaving(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "s";
}

/** The form being edited, else the first form. */
function saveForm(event: KeyboardEvent): void {
  const typedIn = event.target instanceof Element ? event.target.closest("form.form") : null;
  const form = typedIn ?? document.querySelector("main form.form");
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.requestSubmit();
}

function isOccupied({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector("dialog[open]")) return true;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** On a phone the field is inside the closed menu. */
function focusSearch(id: string, otherwise: () => void): void {
  const field = document.getElementById(id);
  field?.focus();
  if (document.activeElement !== field) otherwise();
}

function clickOn(selector: string): void {
  const target = document.querySelector(selector);
  if (target instanceof HTMLElement) target.click();
}
