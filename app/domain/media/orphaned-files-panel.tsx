import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formatFileSize } from "./file-size";

type OrphanedFiles = {
  storage: "disk" | "s3";
  storedCount: number;
  storedBytes: number;
  orphans: readonly { key: string }[];
  missing: readonly { id: string; name: string }[];
};

const MOST_SHOWN = 20;

/** What is stored, and where storage and database do not agree; without an answer, that the storage does not give one. */
export function OrphanedFilesPanel({ files }: { files: OrphanedFiles | null }) {
  return (
    <Panel title="Dateien der Mediathek" lead="Vergleicht den Speicher mit der Tabelle media_assets.">
      {files === null ? (
        <NoticeBox notice={{ kind: "error", text: "Der Speicher antwortet nicht." }} />
      ) : (
        <Comparison {...files} />
      )}
    </Panel>
  );
}

function Comparison({ storage, storedCount, storedBytes, orphans, missing }: OrphanedFiles) {
  return (
    <>
      <TextList
        texts={[
          { label: "Speicher", value: storage === "s3" ? "S3" : "Festplatte" },
          { label: "Gespeichert", value: `${storedCount.toLocaleString("de-DE")} Dateien, ${formatFileSize(storedBytes)}` },
          { label: "Ohne Eintrag", value: shown(orphans.map(({ key }) => key)) },
          { label: "Ohne Datei", value: missing.length === 0 ? "keine" : missing.length.toString() },
        ]}
      />
      {missing.length > 0 ? (
        <ul className="uses">
          {missing.slice(0, MOST_SHOWN).map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.admin.media.show(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function shown(keys: readonly string[]): string | string[] {
  if (keys.length === 0) return "keine";
  const more = keys.length - MOST_SHOWN;
  return more > 0 ? [...keys.slice(0, MOST_SHOWN), `und ${more.toString()} weitere`] : [...keys];
}
