import type { ReactNode } from "react";

type SectionProps = {
  id?: string;
  tone?: "page" | "sand" | "dark";
  eyebrow?: string;
  title: ReactNode;
  intro?: ReactNode;
  more?: ReactNode;
  /** Its content could not be read: JavaScript retries it (needs the `id`). */
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
