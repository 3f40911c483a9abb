import type { Language } from "~/i18n/languages";
import type { PreviewPart } from "./seen-text";

export type TextPreviewProps = {
  language: Language;
  part: PreviewPart;
  /** The address of the page on the site. */
  url: string;
  /** As the page has them, in HTML. */
  page: { main: string; head: { title: string; description: string; keywords: string } };
};

/** A text where the site shows it: the page itself, or what a search engine finds in its head. */
export function TextPreview({ language, part, url, page }: TextPreviewProps) {
  if (part.kind === "head") return <SearchHit {...{ language, url }} {...page.head} />;
  return <div lang={language} data-part={part.kind === "section" ? part.key : undefined} dangerouslySetInnerHTML={{ __html: page.main }} />;
}

function SearchHit({ language, url, title, description, keywords }: Pick<TextPreviewProps, "language" | "url"> & TextPreviewProps["page"]["head"]) {
  return (
    <div className="search-hit">
      <p>Das lesen Suchmaschinen. Wie sie es zeigen, entscheiden sie selbst.</p>
      <div lang={language}>
        <p className="search-hit-url">{url}</p>
        <h1 dangerouslySetInnerHTML={{ __html: title }} />
        <p dangerouslySetInnerHTML={{ __html: description }} />
      </div>
      <h2>Schlüsselwörter</h2>
      <p lang={language} dangerouslySetInnerHTML={{ __html: keywords }} />
    </div>
  );
}
