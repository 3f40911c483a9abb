import { read } from "~/platform/database.server";

export type DashboardCounts = { team: number; sponsors: number; projects: number; content: number };

/** How much there is of what staff keep; deleted records and emptied texts do not count. */
export async function countRecords(): Promise<DashboardCounts> {
  const [team, sponsors, projects, content] = await Promise.all([
    read.teamMember.count({ where: { isActive: true } }),
    read.partner.count({ where: { isActive: true } }),
    read.project.count({ where: { isActive: true } }),
    read.content.count({ where: { contentValue: { not: "" } } }),
  ]);
  return { team, sponsors, projects, content };
}
