import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useIsWaiting } from "./connection";
import { PopoverNote } from "./connection-note";
import { loadingText, type MenuGroup } from "./menu";

const NOTICEABLE_MS = 300;

export function LoadingNote({ menu, home }: { menu: readonly MenuGroup[]; home: string }) {
  const { state, location } = useNavigation();
  const isWaiting = useIsWaiting();
  const isLong = useIsLong(state === "loading" && !isWaiting);
  return <PopoverNote text={isLong && location ? loadingText(menu, location.pathname, home) : null} aria-live="polite" />;
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
