import { type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { Icon } from "~/ui/admin/icon";
import { useLanguageName } from "~/ui/admin/language-name";
import { Panel } from "~/ui/admin/panel";
import { FILE_FORMATS, type FileFormat } from "./translation-files";

const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = { csv: "Tabelle (CSV)", json: "JSON" };

type Open = { open: Readonly<Record<Language, number>> };

export function ExportList({ open }: Open) {
  return (
    <>
      <Panel title="Alle Texte" lead="Alle Texte einer Sprache mit dem deutschen Text daneben.">
        <Files />
      </Panel>
      <Panel title="Nur fehlende und veraltete" lead="Was in einer Sprache noch fehlt, oder was zu prüfen ist, weil sich der Text seitdem geändert hat.">
        <Files open={open} />
      </Panel>
    </>
  );
}

function Files({ open }: Partial<Open>) {
  const nameOf = useLanguageName();
  return (
    <ul className="records">
      {TEXT_LANGUAGES.map((language) => (
        <li className="record" key={language}>
          <div className="record-body">
            <h3 className="record-title">{nameOf(language)}</h3>
            {open ? <p className="record-note">{openText(open[language])}</p> : null}
          </div>
          <div className="record-actions">
            {open?.[language] === 0 ? null : FILE_FORMATS.map((format) => <FileLink key={format} language={language} format={format} isOpen={open !== undefined} />)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function openText(count: number): string {
  if (count === 0) return "Hier ist nichts zu tun";
  return count === 1 ? "Ein Text" : `${count.toLocaleString("de-DE")} Texte`;
}

/** A plain link: the router cannot navigate to a file. */
function FileLink({ language, format, isOpen }: { language: Language; format: FileFormat; isOpen: boolean }) {
  return (
    <a className="button" data-tone="secondary" data-size="sm" href={paths.admin.textFiles.file(language, format, isOpen ? "open" : "")} download>
      <Icon name="file" size="sm" />
      {FORMAT_NAMES[format]}
      <span className="visually-hidden">
        {" "}
        {LANGUAGE_NAMES[language]}
        {isOpen ? ", nur fehlende und veraltete" : ""}
      </span>
    </a>
  );
}
