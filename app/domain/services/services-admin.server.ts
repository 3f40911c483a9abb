import { read } from "~/platform/database.server";
import { type Service, serviceFrom } from "./service";

export type ListedService = Service & { isActive: boolean; sortOrder: number };

/** All services with their German texts, active or not, in the order that staff gave them. */
export async function listAllServices(): Promise<ListedService[]> {
  const rows = await read.service.findMany({
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    select: { id: true, title: true, description: true, icon: true, category: true, isActive: true, sortOrder: true },
  });
  return rows.map((row) => ({ ...row, ...serviceFrom(row) }));
}
