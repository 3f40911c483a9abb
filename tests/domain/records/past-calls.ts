import { read } from "~/platform/database.server";
import * as historyScreen from "~/routes/admin.$noun.$id.history";
import { callOf, multipart, type Role } from "./desk";

/** What the screen of a history is opened with. */
export async function historyCall(noun: string, id: string, role: Role = "editor") {
  return { ...(await callOf(role, `/admin/${noun}/${id}/history`)), params: { noun, id } };
}

export async function historyOf(noun: string, id: string, role?: Role) {
  return historyScreen.loader(await historyCall(noun, id, role));
}

type Wanted = { role?: Role; changeId: string; search?: string; fields?: Record<string, string>; noun?: string };

/** What the question before something is set back is opened with, or answered if there are fields. */
export async function resetCall(id: string, { role = "editor", changeId, search = "", fields, noun = "team" }: Wanted) {
  const path = `/admin/${noun}/${id}/history/${changeId}/restore${search}`;
  return { ...(await callOf(role, path, fields && multipart(fields))), params: { noun, id, changeId } };
}

/** The changes of one record, the first one first. */
export const changesOf = (recordId: string) => read.change.findMany({ where: { recordId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

export async function firstChange(recordId: string) {
  const [change] = await changesOf(recordId);
  if (!change) throw new Error("nothing was recorded");
  return change.id;
}
