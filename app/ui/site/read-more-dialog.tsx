import type { ReactNode } from "react";
import { truncate } from "./truncate";
import { Icon } from "./icon";

type CutInModalProps = {
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
export function ReadMoreDialog({ id, title, text, textLanguage, length, words, children }: CutInModalProps) {
  const titleId = `${id}-title`;
  return (
    <>
      <p className="cut-text">
        <span lang={textLanguage}>{truncate(text, length)}</span>{" "}
        <button type="button" className="cut-text-more" popovertarget={id} aria-haspopup="dialog">
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
