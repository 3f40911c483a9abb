import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

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

/** For browsers without German hyphenation, which would break words anywhere. */
const JOINTS = [
  "Datenschutz|erklärung",
  "Veröffent|lichung",
  "Geschäfts|führung",
  "Gesamt|produktion",
  "Post|produktion",
] as const;

/** For display only: stored and compared titles must not contain soft hyphens. */
function withSoftHyphens(title: string): string {
  return JOINTS.reduce((shown, joint) => shown.replaceAll(joint.replace("|", ""), joint.replace("|", "\u00AD")), title);
}

type SectionProps = {
  id?: string;
  tone?: "page" | "sand" | "dark";
  eyebrow?: string;
  title: ReactNode;
  intro?: ReactNode;
  more?: ReactNode;
  /** The content could not be read, and JavaScript retries it. Needs the `id`. */
  isMissing?: boolean;
  children?: ReactNode;
};

export function Section({ id, tone = "page", eyebrow, title, intro, more, isMissing = false, children }: SectionProps) {
  return (
    <section id={id} className="section" data-tone={tone} data-missing={isMissing || undefined}>
      <div className="wrap">
        <div className="section-head">
          {eyebrow && <p className="section-mark">{eyebrow}</p>}
          <h2>{title}</h2>
          {(intro || more) && (
            <div className="section-under">
              {intro && <p className="section-intro">{intro}</p>}
              {more && <p className="section-more">{more}</p>}
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}

export function ListSection({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="section list-section">
      <div className="wrap">
        {title && <h2 className="visually-hidden">{title}</h2>}
        {children}
      </div>
    </div>
  );
}

type CallToActionProps = { title: string; text: string; children: ReactNode };

export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="call" data-tone="dark">
      <div className="wrap call-row">
        <h2>{title}</h2>
        <div>
          <p>{text}</p>
          <p className="buttons">{children}</p>
        </div>
      </div>
    </section>
  );
}

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  /** `solid` only once on a screen; `line` for a second choice. */
  look?: "solid" | "line";
  /** Shown after the text; `arrowBack` is shown before it. */
  icon?: IconName;
};

export function LinkButton({ href, children, look = "solid", icon = "arrow" }: LinkButtonProps) {
  return (
    <a className="button" data-look={look} href={href}>
      {icon === "arrowBack" && <Icon name={icon} />}
      {children}
      {icon !== "arrowBack" && <Icon name={icon} />}
    </a>
  );
}

type TextLinkProps = {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** For screen readers. Must begin with the visible text (WCAG 2.5.3). */
  label?: string;
  isNewTab?: boolean;
};

export function TextLink({ href, children, icon = "arrow", label, isNewTab = false }: TextLinkProps) {
  const elsewhere = isNewTab ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a className="text-link" href={href} aria-label={label} {...elsewhere}>
      {children}
      <Icon name={icon} />
    </a>
  );
}
