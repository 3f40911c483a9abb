import type { ReactNode } from "react";
import { withTranslations } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { type Conflict, ConflictPage } from "~/ui/admin/conflict-page";
import { useLanguageName } from "~/ui/admin/language-name";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { FormActions, useTranslationsView } from "~/ui/form/form-actions";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { byLanguage, type Language, LANGUAGE_NAMES, TEXT_LANGUAGES } from "~/i18n/languages";
import { isListText } from "~/i18n/page-labels";
import { formOf } from "~/ui/form/form-of";
import { PreviewButton, WithPreview } from "~/ui/form/live-preview";
import { SaveButtons } from "~/ui/form/save-buttons";
import { TextArea } from "~/ui/form/text-area";
import { LanguagePanels } from "~/ui/form/translation-fields";
import { type DraftNote, LiveForm } from "../record/draft-note";
import { fieldOf, itemsOf, shownText, type SiteText, type TextKey } from "./text";
import { siteTextFields } from "./text-views";
import { fullNameOfText, nameOfPage, nameOfText } from "./text-labels";
import type { TextRef } from "./text-kind";
import { textPathsOf, urlInList } from "./text-links";
import { BuiltInButton } from "./built-in-button";
import { MissingTable, ShownText } from "./shown-text";
import { openStateOf, stateHint, textStateOf } from "./text-state";

const EMPTY = "Ein leeres Feld zeigt auf der Website den mitgelieferten Text.";

const All = formOf(() => import("./text-schema").then(({ textsSchema }) => textsSchema));
const One = formOf(() => import("./text-schema").then(({ textSchema }) => textSchema));

const LABELS = Object.fromEntries(TEXT_LANGUAGES.map((language) => [fieldOf(language), LANGUAGE_NAMES[language]]));

const LONG_TEXT = 90;

type ScreenProps = {
  text: TextKey;
  /** Where its draft lies. */
  place: TextRef;
  draft: DraftNote;
  isReadOnly: boolean;
  /** The only language of the form; without it the form has all. */
  language?: Language;
  listUrl: string;
  isTableMissing: boolean;
  answer: { conflict: Conflict } | { gone: unknown } | { reply: FormReply } | undefined;
  form: (reply: FormReply | undefined) => ReactNode;
};

/** The screen of one text: its form, or the choice between two edits of it. */
export function TextScreen({ text, place, draft, isReadOnly, language, listUrl, isTableMissing, answer, form }: ScreenProps) {
  const [nameOf, view] = [useLanguageName(), useTranslationsView()];
  if (answer && "conflict" in answer) {
    const cancel = { url: listUrl, text: "Abbrechen" };
    return <ConflictPage conflict={answer.conflict} title={fullNameOfText(text)} fields={siteTextFields(language)} cancel={cancel} />;
  }
  const lead = language ? nameOf(language) : "In allen drei Sprachen.";
  return (
    <>
      <PageHeader title={nameOfText(text)} lead={lead} back={{ url: listUrl, text: nameOfPage(text.page) }}>
        <ButtonLink to={textPathsOf(text, language ?? "de").history()} icon="clock">
          Verlauf
        </ButtonLink>
      </PageHeader>
      {language ? <LanguageTabs current={language} urlOf={(other) => withTranslations(textPathsOf(text, other).edit, view)} /> : null}
      {isTableMissing && <MissingTable />}
      <LiveForm place={place} note={draft} isReadOnly={isReadOnly}>
        {form(answer && "reply" in answer ? answer.reply : undefined)}
      </LiveForm>
    </>
  );
}

type FormProps = { text: SiteText; values: FormValues; reply: FormReply | undefined; isRestored: boolean };

/** A text of a page in all languages at once, beside the page that shows it. */
export function PageTextForm({ text, values, ...props }: FormProps) {
  const { preview } = textPathsOf(text, "de");
  return (
    <All.Form {...props} labels={LABELS} defaultValue={values} warnsOnLeave>
      <All.HiddenField name="version" />
      <WithPreview url={preview}>
        <LanguagePanels name="content_value" label={nameOfText(text)} hint={EMPTY} states={byLanguage((language) => openStateOf(textStateOf(text, language)))}>
          {(language) => <TextInput name={fieldOf(language)} text={text} language={language} />}
        </LanguagePanels>
      </WithPreview>
      <FormActions cancel={{ url: urlInList(text), text: "Abbrechen" }}>
        <SaveButtons />
        <PreviewButton url={preview} languages={TEXT_LANGUAGES} />
      </FormActions>
    </All.Form>
  );
}

/** A text of a field of work in one language, with the German one to look at. */
export function AreaTextForm({ text, language, values, ...props }: FormProps & { language: Language }) {
  const { preview } = textPathsOf(text, language);
  return (
    <One.Form {...props} labels={{ content_value: LANGUAGE_NAMES[language] }} defaultValue={values} warnsOnLeave>
      <One.HiddenField name="version" />
      <WithPreview url={preview}>
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
      </WithPreview>
      <FormActions cancel={{ url: urlInList(text, language), text: "Abbrechen" }}>
        <SaveButtons />
        <PreviewButton url={preview} />
      </FormActions>
    </One.Form>
  );
}

/** Its placeholder is what the site shows while it is empty. A saved text can be taken away, whatever is typed beside it. */
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
