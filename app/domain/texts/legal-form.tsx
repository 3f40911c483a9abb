import { paths } from "~/paths";
import type { OpenedForm } from "~/ui/form/schema-form";
import { withTranslations } from "~/ui/admin/address";
import { useDraftContext } from "~/ui/form/draft-context";
import { useTranslationsView } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { PreviewedFields } from "~/ui/form/previewed-fields";
import { LEGAL_FIELDS } from "./text-views";
import { legalName, legalSlugOf, type StoredLegal } from "./legal-text";
import { shownText, stateHint, textStateOf } from "./text";

const { Form, HiddenField, TextField, TextArea } = formOf(() => import("./legal-schema").then(({ legalSchema }) => legalSchema));

export function LegalForm({ stored, values, reply, isRestored }: OpenedForm & { stored: StoredLegal }) {
  const { page, language, text } = stored;
  const { edit, preview } = paths.admin.legal.text(legalSlugOf(page), language);
  const editUrl = withTranslations(edit, useTranslationsView());
  const isDraft = useDraftContext()?.of === "draft";
  return (
    <>
      {language !== "de" && <GermanSource text={shownText(text, "de")} />}
      <Form action={isDraft ? undefined : editUrl} defaultValue={values} reply={reply} isRestored={isRestored} warnsOnLeave>
        <HiddenField name="version" />
        <HiddenField name="opened_at" />
        <PreviewedFields url={preview} cancel={{ url: paths.admin.legal.list }}>
          <TextField name="status" label={LEGAL_FIELDS.status.label} hint={statusHint(language)} autoComplete="off" />
          <MarkdownHelp />
          <TextArea name="content_value" label={LEGAL_FIELDS.content_value.label} about={legalName(stored)} lang={language} hint={hintFor(stored)} rows={24} />
        </PreviewedFields>
      </Form>
    </>
  );
}

function GermanSource({ text }: { text: string }) {
  return (
    <details className="german-source">
      <summary>Deutscher Text zum Übersetzen</summary>
      <pre className="german-source-text" lang="de">
        {text}
      </pre>
    </details>
  );
}

function statusHint(language: string): string {
  const shape = "Monat und Jahr, zum Beispiel 09.2025.";
  return language === "de" ? shape : `${shape} Ohne Angabe gilt der Stand des deutschen Textes.`;
}

const EXAMPLES = [
  { typed: "## 6. Cookies", does: "Überschrift eines Abschnitts; er steht dann auch im Inhaltsverzeichnis" },
  { typed: "## 6. Cookies {#cookies}", does: "dieselbe mit eigenem Namen für Links: /datenschutz#cookies" },
  { typed: "### Notwendige Cookies", does: "Überschrift darunter" },
  { typed: "- Erster Punkt", does: "Punkt einer Liste; „1.“ davor zählt die Punkte" },
  { typed: "**fett** und *kursiv*", does: "hervorgehobener Text" },
  { typed: "[Kontakt](/kontakt)", does: "Link: auf diese Website, mit https://, mailto: oder tel:" },
  { typed: "| Cookie | Dauer |\n|---|---|\n| Sprache | 1 Jahr |", does: "Tabelle" },
] as const;

function MarkdownHelp() {
  return (
    <details className="markdown-help">
      <summary>So schreiben Sie Überschriften, Listen und Links</summary>
      <dl className="markdown-examples">
        {EXAMPLES.map(({ typed, does }) => (
          <div key={typed}>
            <dt>
              <code>{typed}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>
        Eine leere Zeile trennt Absätze, eine neue Zeile bleibt eine neue Zeile. HTML und Bilder sind nicht möglich: Sie
        erscheinen so, wie sie getippt wurden.
      </p>
    </details>
  );
}

function hintFor({ text, language }: StoredLegal): string {
  const empty = language === "de" ? "Ohne Text zeigt die Website den mitgelieferten." : "Ohne Text zeigt die Website den deutschen.";
  const state = textStateOf(text, language);
  return [stateHint(state), empty].filter(Boolean).join(" ");
}
