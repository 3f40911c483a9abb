import type { ReactNode } from "react";
import { Icon } from "./icon";

type ReadMoreProps = {
  text: string;
  /** Only where it is not the language of the page. */
  textLanguage?: "de";
  length: number;
  more: string;
  moreAbout: string;
};

/** A long text shows its beginning; the rest unfolds in place, which the browser does by itself. */
export function ReadMore({ text, textLanguage, length, more, moreAbout }: ReadMoreProps) {
  if (text.length <= length) {
    return (
      <p className="read-more" lang={textLanguage}>
        {text}
      </p>
    );
  }
  return (
    <details className="read-more">
      <summary>
        <span className="read-more-start" lang={textLanguage}>
          {truncate(text, length)}{" "}
        </span>
        <span className="read-more-more">
          {more}
          <span className="visually-hidden"> {moreAbout}</span>
        </span>
      </summary>
      <p lang={textLanguage}>{text}</p>
    </details>
  );
}

type DialogProps = {
  id: string;
  title: string;
  text: string;
  /** Only where it is not the language of the page. */
  textLanguage?: "de";
  length: number;
  words: { more: string; moreAbout: string; close: string };
  /** What stands below the whole text. */
  children?: ReactNode;
};

/** A long text shows its beginning; the whole of it opens over the page, which the browser does by itself (popover). */
export function ReadMoreDialog({ id, title, text, textLanguage, length, words, children }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <>
      <p className="read-more">
        <span lang={textLanguage}>{truncate(text, length)}</span>{" "}
        <button type="button" className="read-more-more" popovertarget={id} aria-haspopup="dialog">
          {words.more}
          <span className="visually-hidden"> {words.moreAbout}</span>
        </button>
      </p>
      <div id={id} className="modal" popover="auto" role="dialog" aria-labelledby={titleId}>
        <button type="button" className="modal-close" popovertarget={id} popovertargetaction="hide" aria-label={words.close}>
          <Icon name="close" />
        </button>
        <p id={titleId} className="modal-title">
          {title}
        </p>
        <p lang={textLanguage}>{text}</p>
        {children}
      </div>
    </>
  );
}

/** The first `length` characters, shortened to the last whole word, with an ellipsis. Short texts stay as they are. */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  const lastSpace = start.lastIndexOf(" ");
  return `${start.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[\s,.;:–-]+$/, "")}…`;
}
