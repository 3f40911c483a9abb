import { paths } from "~/paths";
import { Tabs } from "~/ui/admin/tabs";

const VIEWS = [
  { key: "entries", label: "Einträge", url: paths.admin.logs.list() },
  { key: "statistics", label: "Statistik", url: paths.admin.logs.statistics },
  { key: "retention", label: "Aufbewahrung", url: paths.admin.logs.retention },
] as const;

/** The views of the log: what stands in it, what it tells, and how long it is kept. */
export function LogTabs({ current }: { current: (typeof VIEWS)[number]["key"] }) {
  return <Tabs label="Ansichten der Login-Logs" tabs={VIEWS.map(({ key, ...view }) => ({ ...view, isCurrent: key === current }))} />;
}
