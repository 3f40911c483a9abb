import type { Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { Icon } from "~/ui/admin/icon";
import { TEXT_LANGUAGES } from "~/ui/admin/language-tabs";
import { Panel } from "~/ui/admin/panel";
import { LANGUAGE_NAMES } from "../texts/text-labels";
import { FILE_FORMATS, type FileFormat } from "./file-columns";

const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = { csv: "Tabelle (CSV)", json: "JSON" };

/** The files to take with one, for each language. */
export function ExportList() {
  return (
    <Panel title="Exportieren" lead="Alle Texte einer Sprache mit dem deutschen Text daneben.">
      <ul className="records">
        {TEXT_LANGUAGES.map((language) => (
          <li className="record" key={language}>
            <div className="record-body">
              <h3 className="record-title">{LANGUAGE_NAMES[language]}</h3>
            </div>
            <div className="record-actions">
              {FILE_FORMATS.map((format) => (
                <FileLink key={format} language={language} format={format} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** why no link of the router: it is a file, and the page stays */
function FileLink({ language, format }: { language: Language; format: FileFormat }) {
  return (
    <a className="button" data-tone="secondary" data-size="sm" href={paths.admin.textFiles.file(language, format)} download>
      <Icon name="file" size="sm" />
      {FORMAT_NAMES[format]}
      <span className="visually-hidden"> {LANGUAGE_NAMES[language]}</span>
    </a>
  );
}
