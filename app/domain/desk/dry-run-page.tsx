import type { ReactNode } from "react";
import { type Language, LANGUAGE_NAMES } from "~/i18n/languages";
import { paths } from "~/paths";
import { type Notice, NoticeBox } from "~/ui/admin/notice";
import { PageHeader } from "~/ui/admin/page-header";
import { Panel } from "~/ui/admin/panel";
import { TextDifference } from "~/ui/admin/text-difference";
import { TextEntry } from "~/ui/admin/text-list";
import { Fact } from "~/ui/fact";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import type { FormReply, FormValues } from "~/ui/form/schema-form";
import { useFormField } from "~/ui/form/use-form-field";
import { truncated } from "../record/list-pages";
import { columnNamed, type ConflictingText, type DryRun, importedText, MOST_CONFLICTS, type NewText } from "./translation-files";

const { Form, HiddenField, SubmitButton } = formOf(() => import("./desk-schemas").then(({ acceptanceSchema }) => acceptanceSchema));

type Props = {
  file: { fileName: string; language: Language; writtenCount: number | null };
  run: DryRun;
  seen: string;
  unsaved: FormValues;
  answer: { notice?: Notice; taken?: readonly string[]; reply?: FormReply } | undefined;
};

export function DryRunPage({ file, run, seen, unsaved, answer }: Props) {
  const { fileName, language, writtenCount } = file;
  return (
    <>
      <PageHeader title="Import prüfen" lead={`${fileName}, ${LANGUAGE_NAMES[language]}`} back={{ url: paths.admin.textFiles.import, text: "Andere Datei" }} />
      {answer?.notice && <NoticeBox notice={answer.notice} />}
      {writtenCount === null ? (
        <Form key={seen} defaultValue={{ seen, taken: answer?.taken ?? unsaved.taken }} reply={answer?.reply}>
          <HiddenField name="seen" />
          <DryRunBody run={run} language={language} />
          <Accept run={run} />
        </Form>
      ) : (
        <NoticeBox notice={{ kind: "success", text: `Diese Datei ist schon übernommen. ${importedText(writtenCount)}` }} />
      )}
    </>
  );
}

function DryRunBody({ run, language }: { run: DryRun; language: Language }) {
  const { changes, conflicts, invalid, unknown, forbidden, misplaced } = run;
  return (
    <>
      <Summary run={run} />
      <Outcome run={run} />
      <Texts title="Konflikte" texts={conflicts} lead="Diese Texte wurden hier geändert, seit die Datei erstellt wurde. Ohne Haken bleibt der Text, der hier steht.">
        {(text) => <ConflictChoice text={text} lang={language} />}
      </Texts>
      <Texts title="Änderungen" texts={changes}>
        {({ now, next }) => <TextDifference before={now} after={next} lang={language} />}
      </Texts>
      <Texts title="Nicht möglich" texts={invalid} lead="Diese Texte werden nicht übernommen.">
        {({ next, problem }) => (
          <>
            <p className="field-error">{problem}</p>
            <span lang={language}>{truncated(next, LONG)}</span>
          </>
        )}
      </Texts>
      <Names title="In der falschen Spalte" names={misplaced} lead={`Hier wurde die Spalte ${columnNamed("now")} geändert. Gelesen wird nur die Spalte ${columnNamed("translation")}: Bitte tragen Sie diese Texte dort ein.`} />
      <Names title="Unbekannte Schlüssel" names={unknown} lead="Zu diesen Zeilen gibt es keinen Text (mehr)." />
      <Names title="Ohne Berechtigung" names={forbidden} lead="Diese Texte dürfen Sie nicht bearbeiten." />
    </>
  );
}

function Summary({ run: { changes, conflicts } }: { run: DryRun }): ReactNode {
  if (conflicts.length > MOST_CONFLICTS) {
    return <NoticeBox notice={{ kind: "warning", text: `Die Datei hat mehr als ${MOST_CONFLICTS.toString()} Konflikte. Für so viele Haken ist hier kein Platz: Bitte exportieren Sie die Texte neu.` }} />;
  }
  if (changes.length + conflicts.length > 0) return null;
  return <NoticeBox notice={{ kind: "info", text: "Diese Datei ändert nichts." }} />;
}

function Outcome({ run: { changes, conflicts, invalid, unknown, forbidden, misplaced, unchanged } }: { run: DryRun }) {
  const counts = [
    { label: "Werden übernommen", count: changes.length },
    { label: "Entscheiden Sie mit einem Haken", count: conflicts.length },
    { label: "Werden nicht übernommen", count: invalid.length + unknown.length + forbidden.length + misplaced.length },
    { label: "Unverändert oder leer", count: unchanged },
  ];
  return (
    <dl className="outcome">
      {counts.map(({ label, count }) => (
        <Fact key={label} label={label}>
          {count.toLocaleString("de-DE")}
        </Fact>
      ))}
    </dl>
  );
}

function Accept({ run: { changes, conflicts } }: { run: DryRun }) {
  const hasAny = changes.length + conflicts.length > 0;
  return (
    <FormActions cancel={{ url: paths.admin.textFiles.list, text: hasAny ? "Abbrechen" : "Zurück" }}>
      {hasAny ? <SubmitButton pending="Wird übernommen …">Übernehmen</SubmitButton> : null}
    </FormActions>
  );
}

function Names({ title, lead, names }: { title: string; lead: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Panel title={title} count={names.length} lead={lead}>
      <ul className="text-items">
        {names.map((name, index) => (
          <li key={`${index.toString()} ${name}`}>{name === "" ? "(leer)" : name}</li>
        ))}
      </ul>
    </Panel>
  );
}

const LONG = 300;

type TextsProps<Text> = { title: string; lead?: string; texts: readonly Text[]; children: (text: Text) => ReactNode };

function Texts<Text extends NewText>({ title, lead, texts, children }: TextsProps<Text>) {
  if (texts.length === 0) return null;
  return (
    <Panel title={title} count={texts.length} lead={lead}>
      <dl className="texts">
        {texts.map((text) => (
          <TextEntry key={text.key} label={text.place}>
            {children(text)}
          </TextEntry>
        ))}
      </dl>
    </Panel>
  );
}

function ConflictChoice({ text, lang }: { text: ConflictingText; lang: string }) {
  const { initialList } = useFormField("taken");
  return (
    <>
      <Reasons text={text} lang={lang} />
      <span className="difference-label">Text hier und in der Datei</span>
      <TextDifference before={text.now} after={text.next} lang={lang} />
      <label className="check">
        <input className="check-box" type="checkbox" name="taken" value={text.mark} defaultChecked={initialList.includes(text.mark)} />
        <span className="check-label">
          Text aus der Datei übernehmen
          <span className="visually-hidden">: {text.place}</span>
        </span>
      </label>
    </>
  );
}

function Reasons({ text: { before, now, german, hasNewText, hasNewGerman }, lang }: { text: ConflictingText; lang: string }) {
  return (
    <>
      {hasNewText && before !== null ? (
        <>
          <span className="difference-label">Seit dem Export hier geändert</span>
          <TextDifference before={before} after={now} lang={lang} />
        </>
      ) : null}
      {hasNewGerman ? (
        <>
          <span className="difference-label">Der deutsche Text wurde seit dem Export geändert und lautet jetzt</span>
          <p lang="de">{german}</p>
        </>
      ) : null}
    </>
  );
}
