import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { PageHeader } from "~/ui/admin/page-header";
import { HelpText, type ShownArticle } from "./help-text";

type Props = { titles: readonly Pick<ShownArticle, "name" | "title">[] };

/** What there is to read for one person. */
export function HelpIndex({ titles }: Props) {
  return (
    <>
      <PageHeader title="Hilfe" lead="Kurze Anleitungen für alles, was Sie hier tun können.">
        <ButtonLink to={`${paths.admin.help}/alles`} icon="file">
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

/** One of them. */
export function HelpPage({ article: { title, ...article } }: { article: ShownArticle }) {
  return (
    <>
      <PageHeader title={title} back={HELP} />
      <HelpText {...article} heading="h2" />
    </>
  );
}

const HELP = { url: paths.admin.help, text: "Hilfe" };

/** All articles one below the other, to be printed. */
export function HelpBook({ articles }: { articles: readonly ShownArticle[] }) {
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
