import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { countOpenTexts } from "~/domain/desk/translation-export.server";
import { FILE_FORMATS, type FileFormat } from "~/domain/desk/translation-files";
import { requirePermission } from "~/http/guard.server";
import { type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { Icon } from "~/ui/admin/icon";
import { useLanguageName } from "~/ui/admin/language-name";
import { Panel } from "~/ui/admin/panel";

export const { meta, ErrorBoundary } = adminScreen({ title: "Texte für Übersetzer", failure: "Fehler beim Laden der Seiteninhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  return { mayImport: can(user, "update", "pages"), open: await countOpenTexts((resource) => can(user, "read", resource)) };
}

export default function TextFiles() {
  const { mayImport, open } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Texte für Übersetzer" lead="Alle Texte der Website als Datei, und zurück." back={{ url: paths.admin.texts(), text: "Stand der Texte" }}>
        {mayImport ? (
          <ButtonLink to={paths.admin.textFiles.import} tone="primary">
            Datei importieren
          </ButtonLink>
        ) : null}
      </PageHeader>
      <Panel title="Alle Texte" lead="Alle Texte einer Sprache mit dem deutschen Text daneben.">
        <Files />
      </Panel>
      <Panel title="Nur fehlende und veraltete" lead="Was in einer Sprache noch fehlt, oder was zu prüfen ist, weil sich der Text seitdem geändert hat.">
        <Files open={open} />
      </Panel>
    </>
  );
}

const FORMAT_NAMES: Readonly<Record<FileFormat, string>> = { csv: "Tabelle (CSV)", json: "JSON" };

function Files({ open }: { open?: Readonly<Record<Language, number>> }) {
  const nameOf = useLanguageName();
  return (
    <ul className="records">
      {TEXT_LANGUAGES.map((language) => (
        <li className="record" key={language}>
          <div className="record-body">
            <h3 className="record-title">{nameOf(language)}</h3>
            {open ? <p className="record-note">{openTextsLabel(open[language])}</p> : null}
          </div>
          <div className="record-actions">
            {open?.[language] === 0 ? null : FILE_FORMATS.map((format) => <FileLink key={format} language={language} format={format} isOpen={open !== undefined} />)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function openTextsLabel(count: number): string {
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
