import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ADMIN_ROLE, can, RESOURCE_NAMES, type ResourceName } from "~/domain/people/access/permissions";
import { type Hit, piecesOf, SEARCHED_AREAS, type SearchedArea, wordsOf } from "~/domain/desk/search";
import { searchRecords } from "~/domain/desk/search.server";
import { isResourceName, RESOURCES } from "~/domain/resources";
import { textFormAt } from "~/domain/texts/text-views";
import { requireUser } from "~/http/guard.server";
import { quoted } from "~/i18n/quoted";
import { isLanguage } from "~/i18n/languages";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { SearchForm } from "~/ui/admin/search-form";
import { addressWith, rowMark } from "~/ui/admin/address";
import { Badge } from "~/ui/admin/badge";
import { Panel } from "~/ui/admin/panel";

export const { meta, ErrorBoundary } = adminScreen({ title: "Suche", failure: "Fehler bei der Suche" });

/** Needs no permission: searches only what the person may read. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const question = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  // users only for admins, because some results may be admins, and readers cannot open the form of a user
  const mayOpenUsers = user.roleName === ADMIN_ROLE && can(user, "update", "users");
  const openable = SEARCHED_AREAS.filter((area) => area !== "users" || mayOpenUsers);
  const maySeeTrash = RESOURCE_NAMES.some((resource) => can(user, "read", resource));
  return { title: question, openable, maySeeTrash, found: await searchRecords(user, question) };
}

export default function Search() {
  const { title: question, openable, maySeeTrash, found } = useLoaderData<typeof loader>();
  const isEmpty = question !== "" && found.length === 0;
  return (
    <>
      <PageHeader title="Suche" lead="Alle Einträge und Texte, ohne auf Groß- und Kleinschreibung oder Akzente zu achten." />
      <SearchForm url={paths.admin.search} id="search-question" question={question} field={useAnswered(question)} />
      {isEmpty ? (
        <EmptyState icon="search" title={`Nichts gefunden für ${quoted(question)}`}>
          {maySeeTrash && <p>Gelöschtes findet die Suche nicht; es liegt im <Link to={paths.admin.trash.list()}>Papierkorb</Link>.</p>}
        </EmptyState>
      ) : null}
      {found.map((hitsOf) => (
        <AreaResults key={hitsOf.area} found={hitsOf} question={question} canOpen={openable.includes(hitsOf.area)} />
      ))}
    </>
  );
}

/** Follows the question in the address, which Back changes, unless the person typed something else. */
function useAnswered(question: string) {
  const field = useRef<HTMLInputElement>(null);
  const answered = useRef(question);
  useEffect(() => {
    if (field.current?.value === answered.current) field.current.value = question;
    answered.current = question;
  }, [question]);
  return field;
}

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

type ResultsProps = { found: { area: SearchedArea; hits: readonly Hit[]; total: number }; question: string; canOpen: boolean };

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
