import type { ReactNode } from "react";
import { TextDifference } from "~/ui/admin/text-difference";
import { TextEntry } from "~/ui/admin/text-list";
import { truncated } from "../record/list-pages";
import type { ConflictingText, NewText } from "./translation-files";

type Props<Text> = { texts: readonly Text[]; lang: string };

export function NewTexts({ texts, lang }: Props<NewText>) {
  return <Texts texts={texts}>{({ now, next }) => <TextDifference before={now} after={next} lang={lang} />}</Texts>;
}

export function RefusedTexts({ texts, lang }: Props<NewText & { problem: string }>) {
  return (
    <Texts texts={texts}>
      {({ next, problem }) => (
        <>
          <p className="field-error">{problem}</p>
          <span lang={lang}>{truncated(next, LONG)}</span>
        </>
      )}
    </Texts>
  );
}

const LONG = 300;

export function ConflictChoices({ texts, lang }: Props<ConflictingText>) {
  return (
    <Texts texts={texts}>
      {(text) => (
        <>
          <Reasons text={text} lang={lang} />
          <span className="difference-label">Text hier und in der Datei</span>
          <TextDifference before={text.now} after={text.next} lang={lang} />
          <label className="check">
            <input className="check-box" type="checkbox" name="taken" value={text.key} />
            <span className="check-label">
              Text aus der Datei übernehmen
              <span className="visually-hidden">: {text.place}</span>
            </span>
          </label>
        </>
      )}
    </Texts>
  );
}

function Texts<Text extends NewText>({ texts, children }: { texts: readonly Text[]; children: (text: Text) => ReactNode }) {
  return (
    <dl className="texts">
      {texts.map((text) => (
        <TextEntry key={text.key} label={text.place}>
          {children(text)}
        </TextEntry>
      ))}
    </dl>
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
