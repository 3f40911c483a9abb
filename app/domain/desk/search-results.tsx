import { Link } from "@remix-run/react";
import { isLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { addressWith, rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { Panel } from "~/ui/admin/panel";
import type { ResourceName } from "../people/access/permissions";
import { isResourceName, RESOURCES } from "../resources";
import { textFormAt } from "../texts/text-views";
import { type Hit, piecesOf, type SearchedArea, wordsOf } from "./search";

type FoundArea = { area: SearchedArea; hits: readonly Hit[]; total: number };

type Place = { label: string; listUrl: string; urlOf: (id: string, question: string) => string };

const { admin } = paths;

const PLACES: Record<Exclude<SearchedArea, ResourceName>, Place> = {
  media: { label: "Medien", listUrl: admin.media.list(), urlOf: admin.media.show },
  messages: { label: "Nachrichten", listUrl: admin.messages.list(), urlOf: admin.messages.show },
  pages: { label: "Seiten und Rechtstexte", listUrl: admin.pages, urlOf: textUrl },
  content: { label: "Inhalte", listUrl: admin.content, urlOf: textUrl },
  podcast_content: { label: "Podcast-Inhalte", listUrl: admin.podcastContent.list(), urlOf: textUrl },
  users: { label: "Benutzer", listUrl: admin.users.list(), urlOf: foundAt(admin.users.edit) },
  drafts: { label: "Entwürfe", listUrl: admin.drafts.list(), urlOf: draftUrl },
};

function placeOf(searched: SearchedArea): Place {
  if (!isResourceName(searched)) return PLACES[searched];
  const urls = admin.records(RESOURCES[searched].path);
  const label = searched === "team" ? "Team und Moderatoren" : RESOURCES[searched].texts.list;
  return { label, listUrl: urls.list(), urlOf: foundAt(urls.edit) };
}

function foundAt(urlOf: (id: string) => string) {
  return (id: string, question: string) => addressWith(urlOf(id), { q: question });
}

type Props = { question: string; found: readonly FoundArea[]; openable: readonly SearchedArea[] };

export function SearchResults({ question, found, openable }: Props) {
  return found.map((hitsOf) => (
    <AreaResults key={hitsOf.area} found={hitsOf} question={question} canOpen={openable.includes(hitsOf.area)} />
  ));
}

/** The id is the key of a text in translation files, and a language. */
function textUrl(id: string): string {
  const [key = "", language = ""] = id.split(" ");
  return isLanguage(language) ? textFormAt(key, language).url : admin.texts();
}

function draftUrl(id: string): string {
  const [resource = "", recordId = ""] = id.split("/");
  return admin.drafts.show({ resource, recordId });
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map((piece, index) => (piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text));
}

type ResultsProps = { found: FoundArea; question: string; canOpen: boolean };

function AreaResults({ found: { area, hits, total }, question, canOpen }: ResultsProps) {
  const words = wordsOf(question);
  const { label, listUrl, urlOf } = placeOf(area);
  const more = total - hits.length;
  return (
    <Panel title={label} count={total}>
      <ul className="hits">
        {hits.map(({ id, title, excerpt, isInactive }) => (
          <li key={id} id={rowMark(id)}>
            <Link className="hit" to={canOpen ? urlOf(id, question) : listUrl}>
              <span className="hit-title">
                <Marked text={title} words={words} /> {isInactive ? <Badge tone="warning">Inaktiv</Badge> : null}
              </span>
              {excerpt ? (
                <span className="hit-text">
                  <Marked text={excerpt} words={words} />
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="hits-more">{`und ${more.toString()} weitere: Suchen Sie mit einem Wort mehr.`}</p> : null}
    </Panel>
  );
}
