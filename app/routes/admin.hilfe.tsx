import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { helpNamesFor, mayChange } from "~/domain/help/help";
import { helpArticle } from "~/domain/help/help-articles.server";
import { HelpBook, HelpIndex, HelpPage } from "~/domain/help/help-pages";
import { notFound } from "~/http/answers";
import { requireUser } from "~/http/guard.server";
import { adminScreen } from "~/ui/admin/route-error";
import { titled } from "~/ui/admin/title";
import helpStyles from "~/ui/styles/admin-help.css?url";

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
