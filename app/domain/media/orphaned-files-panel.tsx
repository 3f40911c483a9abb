import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { NoticeBox } from "~/ui/admin/notice";
import { Pagination } from "~/ui/admin/pagination";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formatFileSize } from "~/i18n/file-size";

type Part<Item> = { count: number; page: number; pageCount: number; items: readonly Item[] };

type OrphanedFiles = {
  storage: "disk" | "s3";
  storedCount: number;
  storedBytes: number;
  orphans: Part<{ key: string }>;
  missing: Part<{ id: string; name: string }>;
};

type Props = {
  files: OrphanedFiles | null;
  urlOf: (list: "orphans" | "missing") => (page: number) => string;
};

/** What is stored, and where storage and database do not agree; without an answer, that the storage does not give one. */
export function OrphanedFilesPanel({ files, urlOf }: Props) {
  return (
    <Panel title="Dateien der Mediathek" lead="Vergleicht den Speicher mit der Tabelle media_assets.">
      {files === null ? (
        <NoticeBox notice={{ kind: "error", text: "Der Speicher antwortet nicht." }} />
      ) : (
        <Comparison files={files} urlOf={urlOf} />
      )}
    </Panel>
  );
}

function Comparison({ files: { storage, storedCount, storedBytes, orphans, missing }, urlOf }: { files: OrphanedFiles; urlOf: Props["urlOf"] }) {
  return (
    <>
      <TextList
        texts={[
          { label: "Speicher", value: storage === "s3" ? "S3" : "Festplatte" },
          { label: "Gespeichert", value: `${storedCount.toLocaleString("de-DE")} Dateien, ${formatFileSize(storedBytes)}` },
          { label: "Ohne Eintrag", value: orphans.items.map(({ key }) => key), lead: counted(orphans.count) },
          { label: "Ohne Datei", value: counted(missing.count) },
        ]}
      />
      <Pagination label="Dateien ohne Eintrag" {...orphans} urlOf={urlOf("orphans")} />
      {missing.count > 0 ? (
        <ul className="uses">
          {missing.items.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.admin.media.show(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Pagination label="Einträge ohne Datei" {...missing} urlOf={urlOf("missing")} />
    </>
  );
}

function counted(count: number): string {
  return count === 0 ? "keine" : count.toLocaleString("de-DE");
}
