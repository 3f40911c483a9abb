import { useEffect, useRef } from "react";
import { useWaitingReason } from "./connection";

export function ConnectionNote() {
  return <PopoverNote text={useWaitingReason()} role="status" />;
}

type NoteProps = { text: string | null; role?: "status"; "aria-live"?: "polite" };

/** A popover, because on a phone it must be above the menu, which is a popover too. */
export function PopoverNote({ text, ...live }: NoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.showPopover(), [text]);
  if (text === null) return null;
  return (
    <p className="loading-note" popover="manual" ref={note} {...live}>
      {text}
    </p>
  );
}
