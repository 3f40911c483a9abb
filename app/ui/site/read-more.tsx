import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { Icon } from "./icon";

type ReadMoreProps = {
  /** The subject of the text, for links that are read without their context. */
  name: string;
  text: string;
  textLanguage?: "de";
  length: number;
  language: Language;
};

export function ReadMore({ name, text, textLanguage, length, language }: ReadMoreProps) {
  const { frame } = dictionaryOf(language);
  if (text.length <= length) {
    return (
      <p className="read-more" lang={textLanguage}>
        {text}
      </p>
    );
  }
  return (
    <div className="read-more">
      <p className="read-more-start" lang={textLanguage}>
        {truncate(text, length)}
      </p>
      <details>
        <summary>
          <span className="read-more-more when-closed">{frame.readMore}</span>
          <span className="read-more-more when-open">{frame.readLess}</span>
          <LinkSubject name={name} />
        </summary>
        <p lang={textLanguage}>{text}</p>
      </details>
    </div>
  );
}

/** "Weiterlesen über Elena Marqués", for screen readers. */
function LinkSubject({ name }: { name: string }) {
  const { t } = useTranslation();
  return <span className="visually-hidden"> {t("frame.readSubject", { name })}</span>;
}

type DialogProps = ReadMoreProps & {
  id: string;
  children?: ReactNode;
};

export function ReadMoreDialog({ id, name, text, textLanguage, length, language, children }: DialogProps) {
  const { frame } = dictionaryOf(language);
  const titleId = `${id}-title`;
  return (
    <>
      <p className="read-more">
        <span lang={textLanguage}>{truncate(text, length)}</span>{" "}
        <button type="button" className="read-more-more" popovertarget={id} aria-haspopup="dialog">
          {frame.readMore}
          <LinkSubject name={name} />
        </button>
      </p>
      <dialog id={id} className="modal" popover="auto" aria-labelledby={titleId}>
        <button type="button" className="modal-close" popovertarget={id} popovertargetaction="hide" aria-label={frame.close}>
          <Icon name="close" />
        </button>
        <p id={titleId} className="modal-title">
          {name}
        </p>
        <p lang={textLanguage}>{text}</p>
        {children}
      </dialog>
    </>
  );
}

function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length + 1);
  const lastSpace = start.lastIndexOf(" ");
  return `${start.slice(0, lastSpace > 0 ? lastSpace : length).replace(/[\s,.;:…–-]+$/, "")}…`;
}
