import { type ReactNode, useEffect, useState } from "react";
import { paths } from "~/paths";
import { PostButton } from "../form/post-button";
import type { LabeledUrl } from "./address";
import { CopyField } from "./copy-field";
import { Icon, type IconName } from "./icon";

export type Notice = {
  kind: "success" | "error" | "warning" | "info";
  text: string;
  link?: LabeledUrl;
  copy?: { label: string; value: string };
  undo?: { url: string; fields: Readonly<Record<string, string>> };
  /** The e-mail of a person who has just chosen a password, which the login form then contains. */
  email?: string;
  /** How long the text is shown; a notice with a link or an undo button stays. */
  seconds?: number;
};

const icons: Record<Notice["kind"], IconName> = {
  success: "checkCircle",
  error: "alert",
  warning: "alert",
  info: "info",
};

export function NoticeBox({ notice, children }: { notice: Notice; children?: ReactNode }) {
  const { kind, text, link, copy, undo } = notice;
  const isOver = useIsOver(notice);
  if (isOver && !link && !undo) return null;
  return (
    <div className="notice" data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      <Icon name={icons[kind]} />
      <div className="notice-body">
        {isOver ? null : <p className="notice-text">{text}</p>}
        {copy ? <CopyField {...copy} /> : null}
        {link ? <NoticeLink {...link} /> : null}
        {undo ? <PostButton action={undo.url} fields={undo.fields} label="Rückgängig" icon="reload" size="sm" /> : null}
        {children}
      </div>
    </div>
  );
}

/** Opens in a new window, as a document: public pages run without React. */
function NoticeLink({ url, text }: LabeledUrl) {
  const isOfSite = !url.startsWith(paths.admin.home);
  return (
    <a className="notice-link" href={url} {...(isOfSite && { target: "_blank", rel: "noopener" })}>
      {text}
      {isOfSite ? <span className="visually-hidden"> (neues Fenster)</span> : null}
    </a>
  );
}

function useIsOver(notice: Notice): boolean {
  const [over, setOver] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice.seconds === undefined) return;
    const timer = setTimeout(() => setOver(notice), notice.seconds * 1000);
    return () => clearTimeout(timer);
  }, [notice]);
  return over === notice;
}
