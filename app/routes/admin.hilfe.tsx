import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { helpNamesFor, mayChange } from "~/domain/help/help";
import { helpArticle } from "~/domain/help/help-articles.server";
import type { Piece } from "~/domain/texts/legal-document";
import { notFound } from "~/http/answers";
import { requireUser } from "~/http/guard.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";
import helpStyles from "~/ui/styles/admin-help.css?url";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";

const ALL = "alles";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: helpStyles }];

const help = adminScreen({ title: "Hilfe", failure: "Fehler beim Laden der Hilfe" });

export const meta: MetaFunction<typeof loader> = (screen) =>
  screen.data?.article ? titled(screen.data.article.title, screen.matches) : help.meta(screen);

export const { ErrorBoundary } = help;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const articles = helpNamesFor(user).map((name) => ({ ...helpArticle(name), isOnlyRead: !mayChange(user, name) }));
  if (params.article === undefined) return { titles: articles.map(({ name, title }) => ({ name, title })) };
  if (params.article === ALL) return { articles };
  const article = articles.find(({ name }) => name === params.article);
  if (article === undefined) throw notFound();
  return { article };
}

export default function Help() {
  const found = useLoaderData<typeof loader>();
  if (found.titles) return <HelpIndex titles={found.titles} />;
  return found.articles ? <HelpBook articles={found.articles} /> : <HelpPage article={found.article} />;
}

function HelpIndex({ titles }: { titles: readonly Pick<ShownArticle, "name" | "title">[] }) {
  return (
    <>
      <PageHeader title="Hilfe" lead="Kurze Anleitungen für alles, was Sie hier tun können.">
        <ButtonLink to={`${paths.admin.help}/${ALL}`} icon="file">
          Alles auf einer Seite
        </ButtonLink>
      </PageHeader>
      <ul className="help-list">
        {titles.map(({ name, title }) => (
          <li key={name}>
            <Link to={`${paths.admin.help}/${name}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function HelpPage({ article: { title, ...article } }: { article: ShownArticle }) {
  return (
    <>
      <PageHeader title={title} back={HELP} />
      <HelpText {...article} heading="h2" />
    </>
  );
}

const HELP = { url: paths.admin.help, text: "Hilfe" };

function HelpBook({ articles }: { articles: readonly ShownArticle[] }) {
  return (
    <>
      <PageHeader title="Hilfe zum Ausdrucken" lead="Alle Anleitungen auf einer Seite." back={HELP} />
      {articles.map(({ name, title, ...article }) => (
        <article className="help-chapter" key={name} aria-labelledby={`hilfe-${name}`}>
          <h2 className="panel-title" id={`hilfe-${name}`}>
            {title}
          </h2>
          <HelpText {...article} heading="h3" />
        </article>
      ))}
    </>
  );
}

type ShownArticle = ReturnType<typeof helpArticle> & { isOnlyRead: boolean };

function HelpText({ text, pictures, isOnlyRead, heading: Heading }: Omit<ShownArticle, "name" | "title"> & { heading: "h2" | "h3" }) {
  return (
    <div className="help-text">
      <div className="help-words">
        {isOnlyRead ? <p className="help-note">Sie können hier alles ansehen. Zum Ändern brauchen Sie eine andere Rolle; fragen Sie einen Administrator.</p> : null}
        <Pieces pieces={text.intro} />
        {text.sections.map(({ id, title, pieces }) => (
          <section key={id}>
            <Heading>
              <Pieces pieces={title} />
            </Heading>
            <Pieces pieces={pieces} />
          </section>
        ))}
      </div>
      {pictures.length > 0 ? (
        <div className="help-pictures">
          {pictures.map(({ alt, src }) => (
            <figure key={src}>
              <img src={src} alt="" width={PICTURE.width} height={PICTURE.height} loading="lazy" decoding="async" />
              <figcaption>{alt}</figcaption>
            </figure>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const PICTURE = { width: 960, height: 640 };

/** Not the component for legal texts: help needs only a part of it, and it would be one more file to load. */
function Pieces({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map((piece, index) => {
    if (typeof piece === "string") return piece;
    const { tag: Tag, href, inside } = piece;
    if (Tag === "br" || Tag === "hr") return null;
    if (href !== undefined) return <Link key={index} to={href}><Pieces pieces={inside} /></Link>;
    return <Tag key={index}><Pieces pieces={inside} /></Tag>;
  });
}
