import { data } from "@remix-run/node";
import { type Handling, moveMessage } from "~/domain/messages/change-message.server";
import type { MessageState } from "~/domain/messages/message";
import { messageMovedText, NOT_RESENT, resentNotice } from "~/domain/messages/message-notices";
import { resendMessage } from "~/domain/messages/resend-message.server";
import { paths } from "~/paths";
import { CACHE } from "./cache";
import { notFound } from "./errors";
import { redirectWithNotice } from "./notice.server";

const { messages } = paths.admin;

/** Puts a message where it belongs now, and says so in the inbox, with the way back to it. */
export async function answerMessageMove(handling: Handling, state: MessageState) {
  const result = await moveMessage({ ...handling, state });
  if (!result.ok) return notHandled(result.reason);
  const { id, subject } = result.message;
  const link = { url: messages.show(id), text: "Nachricht öffnen" };
  return redirectWithNotice(messages.list(), { kind: "success", text: messageMovedText(state, subject), link });
}

/** Sends a message at once, and says what came of it on its page. */
export async function answerResend(handling: Handling) {
  const result = await resendMessage(handling);
  if (result.ok) return redirectWithNotice(messages.show(handling.id), resentNotice(result.outcome));
  if (result.reason === "missing" || result.reason === "conflict") return notHandled(result.reason);
  return redirectWithNotice(messages.show(handling.id), NOT_RESENT[result.reason]);
}

function notHandled(reason: "missing" | "conflict") {
  if (reason === "missing") throw notFound();
  return data({ isConflict: true }, { status: 409, headers: { "Cache-Control": CACHE.never } });
}
