import { paths } from "~/paths";
import { Figure } from "~/ui/admin/figure";

type Props = { counts: { team: number; sponsors: number; projects: number; content: number } };

const { admin } = paths;

/** How much there is, each number a way there. */
export function RecordFigures({ counts }: Props) {
  return (
    <ul className="figures">
      <Figure label="Teammitglieder" value={counts.team} link={{ to: admin.team.list(), icon: "users" }} />
      <Figure label="Sponsoren" value={counts.sponsors} link={{ to: admin.sponsors.list(), icon: "award" }} />
      <Figure label="Projekte" value={counts.projects} link={{ to: admin.projects.list(), icon: "film" }} />
      <Figure label="Content-Einträge" value={counts.content} link={{ to: admin.content, icon: "text" }} />
    </ul>
  );
}
