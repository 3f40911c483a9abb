import type { ReactNode } from "react";
import { WORDMARK_DOT, WORDMARK_WIDTH } from "./wordmark";

/** The id of the letters in pages and in wordmark.svg. */
export const LETTERS_ID = "wordmark-letters";

/** The logo shown over pictures; `children` are the letters. */
export function FullLogo({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg className={className} viewBox={`-108 -84 ${WORDMARK_WIDTH + 110} 100`} aria-hidden="true">
      <path
        className="logo-sun"
        d="M-66 -74A37 37 0 0 1 -29.5 -31H-102.5A37 37 0 0 1 -66 -74zM-98.5 -25.5H-22.5a3.2 3.2 0 0 1 0 6.5H-98.5a3.2 3.2 0 0 1 0-6.5zM-89 -13.5H-43a2.6 2.6 0 0 1 0 5.2H-89a2.6 2.6 0 0 1 0-5.2zM-76 -3H-56a1.9 1.9 0 0 1 0 3.8H-76a1.9 1.9 0 0 1 0-3.8z"
      />
      {children}
      <circle cx={WORDMARK_DOT.x} cy={WORDMARK_DOT.y} r={WORDMARK_DOT.radius} />
    </svg>
  );
}

type WordLogoProps = { className: string; letters?: string; isCut?: boolean };

/** The logo on white, and in the footer, where `isCut` cuts off its bottom. `letters` refers to those in the page, or in a file. */
export function WordLogo({ className, letters = `#${LETTERS_ID}`, isCut = false }: WordLogoProps) {
  return (
    <svg className={className} viewBox={`0 -80 ${WORDMARK_WIDTH} 84`} preserveAspectRatio={isCut ? "xMidYMin slice" : undefined} aria-hidden="true">
      <use href={letters} />
      <circle className="logo-sun" cx={WORDMARK_DOT.x} cy={WORDMARK_DOT.y} r={WORDMARK_DOT.radius + 2} />
    </svg>
  );
}
