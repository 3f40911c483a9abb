import { paths } from "~/paths";
import { Tabs } from "~/ui/admin/tabs";

const VIEWS = [
  { key: "entries", label: "Einträge", url: paths.admin.logs.list() },
  { key: "statistics", label: "Statistik", url: paths.admin.logs.statistics },
  { key: "retention", label: "Aufbewahrung", url: paths.admin.logs.retention },
] as const;

type Props = { current: (typeof VIEWS)[number]["key"]; mayUpdate: boolean };

export function LogTabs({ current, mayUpdate }: Props) {
  const open = VIEWS.filter(({ key }) => mayUpdate || key !== "retention");
  return <Tabs label="Ansichten der Login-Logs" tabs={open.map(({ key, ...view }) => ({ ...view, isCurrent: key === current }))} />;
}
