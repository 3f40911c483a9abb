import { TextDifference } from "~/ui/admin/text-difference";
import type { ConflictingText, NewText } from "./translation-files";

type Props<Text> = { texts: readonly Text[]; lang: string };

/** Texts with what would be taken out and put in. */
export function NewTexts({ texts, lang }: Props<NewText>) {
  return (
    <dl className="texts">
      {texts.map(({ key, place, now, next }) => (
        <div className="text" key={key}>
          <dt className="text-label">{place}</dt>
          <dd className="text-value">
            <TextDifference before={now} after={next} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts that cannot be taken, with the reason. */
export function RefusedTexts({ texts, lang }: Props<NewText & { problem: string }>) {
  return (
    <dl className="texts">
      {texts.map(({ key, place, next, problem }) => (
        <div className="text" key={key}>
          <dt className="text-label">{place}</dt>
          <dd className="text-value">
            <p className="field-error">{problem}</p>
            <span lang={lang}>{next.length > LONG ? `${next.slice(0, LONG)} …` : next}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LONG = 300;

/** Texts that changed here as well, each with the choice which of the two counts. */
export function ConflictChoices({ texts, lang }: Props<ConflictingText>) {
  return (
    <dl className="texts">
      {texts.map((text) => (
        <div className="text" key={text.key}>
          <dt className="text-label">{text.place}</dt>
          <dd className="text-value">
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
          </dd>
        </div>
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
