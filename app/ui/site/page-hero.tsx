import type { ReactNode } from "react";

type PageHeroProps = {
  tone: "dark" | "light";
  eyebrow: string;
  title: string;
  intro?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
};

export function PageHero({ tone, eyebrow, title, intro, picture, children }: PageHeroProps) {
  return (
    <header className="page-hero" data-tone={tone}>
      {picture && <div className="page-hero-picture">{picture}</div>}
      <div className="wrap page-hero-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1>{withSoftHyphens(title)}</h1>
        {(intro || children) && (
          <div className="page-hero-below">
            {intro && <div className="page-hero-intro">{intro}</div>}
            {children && <div className="page-hero-more">{children}</div>}
          </div>
        )}
      </div>
    </header>
  );
}

/** For browsers without a German dictionary, which break words anywhere. */
const JOINTS = [
  "Datenschutz|erklärung",
  "Veröffent|lichung",
  "Geschäfts|führung",
  "Gesamt|produktion",
  "Post|produktion",
] as const;

/** For display only: stored and compared titles have none. */
function withSoftHyphens(title: string): string {
  return JOINTS.reduce((shown, joint) => shown.replaceAll(joint.replace("|", ""), joint.replace("|", "\u00AD")), title);
}
