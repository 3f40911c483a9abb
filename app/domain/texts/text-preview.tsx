import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Edits } from "../record/any-record";
import { type PodcastKey, sectionKind, textAt, textKeyOf, type TextRef } from "./text-kinds";
import type { screenOfPage } from "./text-labels";

type PreviewPart = { kind: "page" } | { kind: "section"; key: PodcastKey } | { kind: "head" };

/** A private-use character, which is put before the text to find it in the rendered page. */
const MARK = "\uE000";

/** The podcast page itself does not show these. */
const AMONG_SERVICES = /^podcast\.(subtitle|description)\./;

type SeenText = { screen: ReturnType<typeof screenOfPage>; part: PreviewPart; language: Language | null };

type Props = {
  language: Language;
  part: PreviewPart;
  url: string;
  page: { main: string; head: { title: string; description: string; keywords: string } };
};

export function TextPreview({ language, part, url, page }: Props) {
  if (part.kind === "head") return <SearchHit {...{ language, url }} {...page.head} />;
  return <div lang={language} data-part={part.kind === "section" ? part.key : undefined} dangerouslySetInnerHTML={{ __html: page.main }} />;
}

export function previewedText(text: TextRef): SeenText | null {
  const found = textAt(text);
  return found && { screen: isAmongServices(text) ? "services" : found.screen, part: partOf(text), language: found.language };
}

/** Not for legal texts: they are the whole page, and a marker before "#" would break a heading. */
export function withMark(text: TextRef, values: Edits, language: Language): Edits {
  if (partOf(text).kind !== "page" || text.resource === "legal" || text.recordId === "home.showreel_url") return values;
  if (text.resource === "content" || language === DEFAULT_LANGUAGE) return marked(values);
  const own = values[language];
  return typeof own === "object" && own !== null ? { ...values, [language]: marked({ ...own }) } : values;
}

/** Turns the first visible marker into "#place" and opens `details` around it; removes the other markers. */
export function withPlace(html: string): string {
  let isFound = false;
  const unfolded = html.replace(/<details(?=(?:(?!<\/details>).)*\uE000)/gs, '<details open=""');
  return unfolded.replace(/<[^>]*>|\uE000/g, (piece) => {
    if (piece !== MARK) return piece.replaceAll(MARK, "").replaceAll(encodeURIComponent(MARK), "");
    if (isFound) return "";
    isFound = true;
    return '<span id="place"></span>';
  });
}

function SearchHit({ language, url, title, description, keywords }: Pick<Props, "language" | "url"> & Props["page"]["head"]) {
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

function isAmongServices({ resource, recordId }: TextRef): boolean {
  return resource === "content" && AMONG_SERVICES.test(recordId);
}

function partOf({ resource, recordId }: TextRef): PreviewPart {
  if (resource === "content" && /\.(meta_description|keywords)\./.test(recordId)) return { kind: "head" };
  const section = resource === "podcast_content" ? textKeyOf(sectionKind, recordId) : null;
  return section === null ? { kind: "page" } : { kind: "section", key: section.key };
}

function marked(values: Edits): Edits {
  return { ...values, content_value: MARK + String(values.content_value) };
}
