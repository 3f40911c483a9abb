import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge, type BadgeTone } from "~/ui/admin/badge";
import { formatDateTime } from "~/ui/admin/dates";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import { TextList } from "~/ui/admin/text-list";
import { formatFileSize } from "~/i18n/file-size";
import { Pagination } from "~/ui/admin/pagination";
import { ageText, type BackupsHealth, type BackupsOverview, healthOf } from "./site-state";

const HEALTH = {
  good: { tone: "good", text: "Aktuell" },
  none: { tone: "bad", text: "Noch keine" },
  old: { tone: "bad", text: "Veraltet" },
  failed: { tone: "bad", text: "Gescheitert" },
  damaged: { tone: "bad", text: "Beschädigt" },
} as const satisfies Record<BackupsHealth, { tone: BadgeTone; text: string }>;

const FOLDER_FAULTS = {
  missing: { kind: "warning", text: "Den Ordner der Sicherungen gibt es nicht. Die nächste Sicherung legt ihn an. Gehört er zu einem anderen Laufwerk, fehlt dieses." },
  unwritable: { kind: "error", text: "In den Ordner der Sicherungen kann nichts geschrieben werden. Gehört er dem Benutzer, unter dem die Website läuft? Ist der Datenträger voll oder schreibgeschützt?" },
} as const;

export function BackupsPanel({ backups }: { backups: BackupsOverview | null }) {
  return (
    <Panel
      title="Sicherungen"
      lead="Datenbank und Bilder in einer Datei, die sich in eine leere Website zurückspielen lässt."
      actions={backups ? <BackupsSummary backups={backups} /> : null}
    >
      {backups === null ? <NoticeBox notice={{ kind: "warning", text: "Es sind keine Sicherungen eingerichtet (BACKUP_TO)." }} /> : <BackupsFacts {...backups} />}
    </Panel>
  );
}

type Part<Item> = { count: number; page: number; pageCount: number; items: readonly Item[] };

type OrphanedFiles = {
  storage: "disk" | "s3";
  storedCount: number;
  storedBytes: number;
  orphans: Part<{ key: string }>;
  missing: Part<{ id: string; name: string }>;
};

type UrlOf = (list: "orphans" | "missing") => (page: number) => string;

export function OrphanedFilesPanel({ files, urlOf }: { files: OrphanedFiles | null; urlOf: UrlOf }) {
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

function BackupsSummary({ backups }: { backups: BackupsOverview }) {
  const { tone, text } = HEALTH[healthOf(backups)];
  return (
    <>
      {backups.count === null ? null : <Badge tone={tone}>{text}</Badge>}
      {backups.newest === null ? null : (
        <a className="button" data-tone="secondary" href={paths.admin.newestBackup}>
          Herunterladen
        </a>
      )}
    </>
  );
}

function BackupsFacts({ place, schedule, hasKey, count, folderFault, newest, failedAt, check, shipping }: BackupsOverview) {
  return (
    <>
      {count === null ? <NoticeBox notice={{ kind: "error", text: "Der Ort der Sicherungen antwortet nicht." }} /> : null}
      {folderFault === null ? null : <NoticeBox notice={FOLDER_FAULTS[folderFault]} />}
      <TextList
        texts={[
          { label: "Neueste", value: newest ? `${formatDateTime(newest.madeAt)} (${ageText(newest.ageMs)})` : "keine" },
          { label: "Größe", value: newest ? formatFileSize(newest.size) : "–" },
          { label: "Ort", value: place },
          { label: "Vorhanden", value: count === null ? "unbekannt" : count.toLocaleString("de-DE") },
          { label: "Zeitplan", value: schedule === null ? "keiner, nur von Hand" : `täglich um ${schedule} Uhr (UTC)` },
          { label: "Dazwischen", value: shippingText(shipping) },
          { label: "Verschlüsselt", value: encryptionText({ hasKey, newest }) },
          { label: "Probe der Wiederherstellung", value: check ? checkText(check) : "noch keine" },
          { label: "Letzter Fehlschlag", value: failedAt ? `${formatDateTime(failedAt)}, Näheres im Protokoll des Servers` : "keiner" },
        ]}
      />
    </>
  );
}

function encryptionText({ hasKey, newest }: Pick<BackupsOverview, "hasKey" | "newest">): string {
  if (newest !== null && newest.isEncrypted !== hasKey) return hasKey ? "die neueste nicht, erst die nächste" : "die neueste ja, die nächste nicht (BACKUP_KEY)";
  return hasKey ? "ja" : "nein (BACKUP_KEY)";
}

function shippingText(shipping: BackupsOverview["shipping"]): string {
  if (shipping === null) return "nichts (BACKUP_SHIP_LOG)";
  const { shippedAt, failingSince } = shipping;
  if (failingSince !== null) return `gescheitert seit ${formatDateTime(failingSince)}, Näheres im Protokoll des Servers`;
  return shippedAt === null ? "wird eingerichtet" : `alles Gespeicherte, zuletzt ${formatDateTime(shippedAt)}`;
}

function checkText({ checkedAt, isGood, name }: NonNullable<BackupsOverview["check"]>): string {
  const at = formatDateTime(checkedAt);
  return isGood ? `${at}: in Ordnung` : `${at}: ${name} lässt sich nicht zurückspielen, Näheres im Protokoll des Servers`;
}

function Comparison({ files: { storage, storedCount, storedBytes, orphans, missing }, urlOf }: { files: OrphanedFiles; urlOf: UrlOf }) {
  return (
    <>
      <TextList
        texts={[
          { label: "Speicher", value: storage === "s3" ? "S3" : "Festplatte" },
          { label: "Gespeichert", value: `${storedCount === 1 ? "Eine Datei" : `${storedCount.toLocaleString("de-DE")} Dateien`}, ${formatFileSize(storedBytes)}` },
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
