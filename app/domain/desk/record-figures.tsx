import { paths } from "~/paths";
import { Stat } from "~/ui/admin/stat";

type Props = {
  counts: { team: number; sponsors: number; projects: number; content: number };
  /** Null for who may not read them. */
  newMessages: number | null;
};

const { admin } = paths;

/** How much there is, each number a way there. */
export function RecordFigures({ counts, newMessages }: Props) {
  return (
    <ul className="figures">
      {newMessages === null ? null : <Stat label="Neue Nachrichten" value={newMessages} link={{ to: admin.messages.list(), icon: "mail" }} />}
      <Stat label="Teammitglieder" value={counts.team} link={{ to: admin.team.list(), icon: "users" }} />
      <Stat label="Sponsoren" value={counts.sponsors} link={{ to: admin.sponsors.list(), icon: "award" }} />
      <Stat label="Projekte" value={counts.projects} link={{ to: admin.projects.list(), icon: "film" }} />
      <Stat label="Content-Einträge" value={counts.content} link={{ to: admin.content, icon: "text" }} />
    </ul>
  );
}
