import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useIsWaiting } from "./connection";
import { loadingText, type MenuGroup } from "./menu";

const NOTICEABLE_MS = 300;

export function LoadingNote({ menu, home }: { menu: readonly MenuGroup[]; home: string }) {
  const { state, location } = useNavigation();
  const isWaiting = useIsWaiting();
  const isLong = useIsLong(state === "loading" && !isWaiting);
  const note = useRef<HTMLParagraphElement>(null);
  // a popover, because on a phone it must be above the menu, which is a popover too
  useEffect(() => note.current?.showPopover(), [isLong]);
  if (!isLong || !location) return null;
  return (
    <p className="loading-note" aria-live="polite" popover="manual" ref={note}>
      {loadingText(menu, location.pathname, home)}
    </p>
  );
}

function useIsLong(isLoading: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), NOTICEABLE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLong;
}
