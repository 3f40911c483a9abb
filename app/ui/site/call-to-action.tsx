import type { ReactNode } from "react";

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
