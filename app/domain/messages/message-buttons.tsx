import { useSearchParams } from "@remix-run/react";
import { quoted } from "~/i18n/quoted";
import { paths } from "~/paths";
import { withViewOf } from "~/ui/admin/address";
import type { IconName } from "~/ui/admin/icon";
import { PostButton } from "~/ui/form/post-button";
import type { StoredMessage } from "./message";

const STEPS = {
  done: { icon: "check", label: "Erledigt" },
  reopen: { icon: "reload", label: "Zurück zu Neu" },
  spam: { icon: "close", label: "Spam", tone: "quiet" },
  resend: { icon: "arrowUp", label: "Erneut weiterleiten" },
} as const satisfies Record<string, { icon: IconName; label: string; tone?: "quiet" }>;

type Props = { message: Pick<StoredMessage, "id" | "version" | "subject">; step: keyof typeof STEPS; size?: "sm"; tone?: "primary" };

export function StepButton({ message: { id, version, subject }, step, ...look }: Props) {
  const inView = useMessageView();
  return <PostButton action={inView(paths.admin.messages.step(id, step))} fields={{ version }} about={quoted(subject)} {...STEPS[step]} {...look} />;
}

/** Adds the tab and the page of the inbox, to which the person returns. */
export function useMessageView() {
  const [search] = useSearchParams();
  return (url: string) => withViewOf(url, search);
}
