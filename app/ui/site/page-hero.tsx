import type { ReactNode } from "react";

type PageHeroProps = {
  /** As the header's look on this page: dark with a picture, or haze. */
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

/** Where long German words of titles may break: browsers without a German dictionary would break them anywhere. */
const JOINTS = [
  "Datenschutz|erklärung",
  "Veröffent|lichung",
  "Geschäfts|führung",
  "Gesamt|produktion",
  "Post|produktion",
] as const;

/** A title as it is shown; what is stored and compared has no soft hyphens. */
function withSoftHyphens(title: string): string {
  return JOINTS.reduce((shown, joint) => shown.replaceAll(joint.replace("|", ""), joint.replace("|", "\u00AD")), title);
}
