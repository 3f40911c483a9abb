import { read } from "~/platform/database.server";

/** All settings, by key. */
export async function listSettings(): Promise<Record<string, string>> {
  const rows = await read.websiteSetting.findMany({ select: { key: true, value: true }, orderBy: { key: "asc" } });
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
