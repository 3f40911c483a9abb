import { paths } from "~/paths";
import { Stat } from "~/ui/admin/stat";

const { admin } = paths;

/** How much there is, each number a way there. */
export function RecordFigures({ counts }: { counts: Record<"team" | "sponsors" | "projects" | "content", number> }) {
  return (
    <ul className="figures">
      <Stat label="Teammitglieder" value={counts.team} link={{ to: admin.team.list(), icon: "users" }} />
      <Stat label="Sponsoren" value={counts.sponsors} link={{ to: admin.sponsors.list(), icon: "award" }} />
      <Stat label="Projekte" value={counts.projects} link={{ to: admin.projects.list(), icon: "film" }} />
      <Stat label="Content-Einträge" value={counts.content} link={{ to: admin.content, icon: "text" }} />
    </ul>
  );
}
