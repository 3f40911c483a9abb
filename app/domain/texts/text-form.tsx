import { useLanguageName } from "~/ui/admin/language-name";
import type { OpenedForm } from "~/ui/form/schema-form";
import { byLanguage, type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { isListText } from "~/i18n/page-labels";
import { formOf } from "~/ui/form/form-of";
import { PreviewedFields } from "~/ui/form/previewed-fields";
import { TextArea } from "~/ui/form/input-fields";
import { LanguagePanels } from "~/ui/form/translation-fields";
import { paths } from "~/paths";
import { withTranslations } from "~/ui/admin/address";
import { useDraftContext } from "~/ui/form/draft-context";
import { useTranslationsView } from "~/ui/form/form-actions";
import { legalName, legalSlugOf, type StoredLegal } from "./text-kinds";
import { fieldOf, itemsOf, openStateOf, shownText, type SiteText, stateHint, type TextKey, textStateOf } from "./text";
import { nameOfText } from "./text-labels";
import { BuiltInButton } from "./built-in-button";
import { ShownText } from "./shown-text";
import { LEGAL_FIELDS, textPathsOf, urlInList } from "./text-views";

const EMPTY = "Ein leeres Feld zeigt auf der Website den mitgelieferten Text.";

const All = formOf(() => import("./text-schema").then(({ textsSchema }) => textsSchema));
const One = formOf(() => import("./text-schema").then(({ textSchema }) => textSchema));
const Legal = formOf(() => import("./legal-schema").then(({ legalSchema }) => legalSchema));

const LABELS = Object.fromEntries(TEXT_LANGUAGES.map((language) => [fieldOf(language), LANGUAGE_NAMES[language]]));

const LONG_TEXT = 90;

export type FormSubject =
  | { kind: "text"; stored: { text: SiteText }; language: Language | null; isTableMissing: boolean }
  | { kind: "legal"; stored: StoredLegal; language: Language };

export function TextForm({ subject, ...opened }: OpenedForm & { subject: FormSubject }) {
  if (subject.kind === "legal") return <LegalForm stored={subject.stored} {...opened} />;
  const { language, stored: { text } } = subject;
  return language ? <AreaTextForm text={text} language={language} {...opened} /> : <PageTextForm text={text} {...opened} />;
}

type FormProps = OpenedForm & { text: SiteText };

function PageTextForm({ text, values, ...props }: FormProps) {
  const { preview } = textPathsOf(text, "de");
  return (
    <All.Form {...props} labels={LABELS} defaultValue={values} warnsOnLeave>
      <All.HiddenField name="version" />
      <PreviewedFields url={preview} cancel={{ url: urlInList(text) }} languages={TEXT_LANGUAGES}>
        <LanguagePanels name="content_value" label={nameOfText(text)} hint={EMPTY} states={byLanguage((language) => openStateOf(textStateOf(text, language)))}>
          {(language) => <TextInput name={fieldOf(language)} text={text} language={language} />}
        </LanguagePanels>
      </PreviewedFields>
    </All.Form>
  );
}

function AreaTextForm({ text, language, values, ...props }: FormProps & { language: Language }) {
  const { preview } = textPathsOf(text, language);
  return (
    <One.Form {...props} labels={{ content_value: LANGUAGE_NAMES[language] }} defaultValue={values} warnsOnLeave>
      <One.HiddenField name="version" />
      <One.HiddenField name="opened_at" />
      <PreviewedFields url={preview} cancel={{ url: urlInList(text, language) }}>
        {language !== "de" && (
          <div>
            <p className="text-label">Deutsch zum Vergleich</p>
            <p className="text-value">
              <ShownText textKey={text} text={shownText(text, "de")} />
            </p>
          </div>
        )}
        <TextInput name="content_value" text={text} language={language} />
        <p className="field-hint">{EMPTY}</p>
      </PreviewedFields>
    </One.Form>
  );
}

function TextInput({ name, text, language }: { name: string; text: SiteText; language: Language }) {
  const { builtIn, value } = text.texts[language];
  const nameOf = useLanguageName();
  return (
    <div className="word-field">
      <TextArea
        name={name}
        label={nameOf(language)}
        about={nameOfText(text)}
        lang={language}
        hint={hintFor(text, language)}
        placeholder={isListText(text) ? itemsOf(builtIn).join("\n") : builtIn}
        rows={rowsFor(text, builtIn)}
      />
      {value.trim() === "" || value === builtIn ? null : <BuiltInButton value={language} about={LANGUAGE_NAMES[language]} />}
    </div>
  );
}

function rowsFor(place: TextKey, text: string): number {
  return isListText(place) || text.length > LONG_TEXT ? 6 : 3;
}

function hintFor(text: SiteText, language: Language): string | undefined {
  const hint = stateHint(textStateOf(text, language), text.texts[language].builtIn);
  return [isListText(text) ? "Ein Eintrag je Zeile." : "", hint].filter(Boolean).join(" ") || undefined;
}

function LegalForm({ stored, values, reply, isRestored }: OpenedForm & { stored: StoredLegal }) {
  const { page, language, text } = stored;
  const { edit, preview } = paths.admin.legal.text(legalSlugOf(page), language);
  const editUrl = withTranslations(edit, useTranslationsView());
  const isDraft = useDraftContext()?.of === "draft";
  return (
    <>
      {language !== "de" && <GermanSource text={shownText(text, "de")} />}
      <Legal.Form action={isDraft ? undefined : editUrl} defaultValue={values} reply={reply} isRestored={isRestored} warnsOnLeave>
        <Legal.HiddenField name="version" />
        <Legal.HiddenField name="opened_at" />
        <PreviewedFields url={preview} cancel={{ url: paths.admin.legal.list }}>
          <Legal.TextField name="status" label={LEGAL_FIELDS.status.label} hint={statusHint(language)} autoComplete="off" />
          <MarkdownHelp />
          <Legal.TextArea name="content_value" label={LEGAL_FIELDS.content_value.label} about={legalName(stored)} lang={language} hint={legalHint(stored)} rows={24} />
        </PreviewedFields>
      </Legal.Form>
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

function legalHint({ text, language }: StoredLegal): string {
  const empty = language === "de" ? "Ohne Text zeigt die Website den mitgelieferten." : "Ohne Text zeigt die Website den deutschen.";
  const state = textStateOf(text, language);
  return [stateHint(state), empty].filter(Boolean).join(" ");
}
