import { read } from "~/platform/database.server";

const MESSAGES_ON_A_PAGE = 50;

/** One page of the messages of the contact form, the newest first. Pages are counted from 1. */
export async function listMessages(page: number) {
  const total = await read.message.count();
  const pageCount = Math.max(1, Math.ceil(total / MESSAGES_ON_A_PAGE));
  const shown = Math.min(page, pageCount);
  const messages = await read.message.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    skip: (shown - 1) * MESSAGES_ON_A_PAGE,
    take: MESSAGES_ON_A_PAGE,
    select: {
      id: true,
      name: true,
      email: true,
      subject: true,
      message: true,
      language: true,
      delivery: true,
      lastError: true,
      createdAt: true,
    },
  });
  return { messages, total, page: shown, pageCount };
}
