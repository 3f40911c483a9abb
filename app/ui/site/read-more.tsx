import { truncate } from "./truncate";

type CutTextProps = {
  text: string;
  /** Only where it is not the language of the page. */
  textLanguage?: "de";
  length: number;
  more: string;
  moreAbout: string;
};

/** A long text shows its beginning; the rest unfolds in place, which the browser does by itself. */
export function ReadMore({ text, textLanguage, length, more, moreAbout }: CutTextProps) {
  if (text.length <= length) {
    return (
      <p className="cut-text" lang={textLanguage}>
        {text}
      </p>
    );
  }
  return (
    <details className="cut-text">
      <summary>
        <span className="cut-text-start" lang={textLanguage}>
          {truncate(text, length)}{" "}
        </span>
        <span className="cut-text-more">
          {more}
          <span className="visually-hidden"> {moreAbout}</span>
        </span>
      </summary>
      <p lang={textLanguage}>{text}</p>
    </details>
  );
}
