import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./icon";
import { type Notice, NoticeBox } from "./notice";

type Props = {
  question: string;
  children: ReactNode;
  form: ReactNode;
  cancel: { url: string; text?: string };
  tone?: "danger" | "info";
  notice?: Notice | null;
};

export function Confirmation({ question, children, form, cancel, tone = "danger", notice }: Props) {
  return (
    <>
      {notice ? <NoticeBox notice={notice} /> : null}
      <section className="confirmation">
        <span className="confirmation-mark" data-tone={tone}>
          <Icon name={tone === "danger" ? "alert" : "info"} size="lg" />
        </span>
        <h1 className="confirmation-title">{question}</h1>
        <div className="confirmation-text">{children}</div>
        <div className="confirmation-actions">
          {form}
          <Link className="button" data-tone="secondary" to={cancel.url}>
            {cancel.text ?? "Abbrechen"}
          </Link>
        </div>
      </section>
    </>
  );
}
