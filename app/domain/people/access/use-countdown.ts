import { useEffect, useState } from "react";

/** Seconds that are left, counted down to 0 from when the page is alive. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => {
      setLeft(Math.max(0, seconds - Math.floor((Date.now() - start) / 1000)));
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [seconds]);
  return left;
}
