import { read } from "~/platform/database.server";
import * as historyScreen from "~/routes/admin.$resource.$id.history";
import { callOf, multipart, type Role } from "./record-screens";

export async function historyCall(resource: string, id: string, role: Role = "editor") {
  return { ...(await callOf(role, `/admin/${resource}/${id}/history`)), params: { resource, id } };
}

export async function historyOf(resource: string, id: string, role?: Role) {
  return historyScreen.loader(await historyCall(resource, id, role));
}

type Wanted = { role?: Role; changeId: string; search?: string; fields?: Record<string, string>; resource?: string };

/** Opens the question before a reset, or answers it if there are fields. */
export async function resetCall(id: string, { role = "editor", changeId, search = "", fields, resource = "team" }: Wanted) {
  const path = `/admin/${resource}/${id}/history/${changeId}/restore${search}`;
  return { ...(await callOf(role, path, fields && multipart(fields))), params: { resource, id, changeId } };
}

/** Oldest first. */
export const changesOf = (recordId: string) => read.change.findMany({ where: { recordId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });

export async function firstChange(recordId: string) {
  const [change] = await changesOf(recordId);
  if (!change) throw new Error("no change was recorded");
  return change.id;
}
