import type { MetaDescriptor } from "@remix-run/react";
import type { Language } from "~/i18n/languages";
import { projectPath, withPrefix } from "~/paths";
import { addressLinks, inOneLine, type Place, sharedPicture, shareMeta, sharePicture } from "~/ui/site/page-meta";
import { graphOf, organizationId, breadcrumbsTo, breadcrumbList } from "~/ui/site/structured-data";
import { creditsFrom, type FoundProject, type ShownProject } from "./projects";

export function projectHead({ project, slug }: Pick<FoundProject, "project" | "slug">, place: Place): MetaDescriptor[] {
  const { language, origin, company } = place;
  const path = withPrefix(projectPath(slug, language), language);
  const title = `${project.title} – ${company.name}`;
  const description = inOneLine(project.description);
  return [
    { title },
    { name: "description", content: description },
    ...addressLinks((other) => projectPath(slug, other), place),
    ...shareMeta({ title, description, place, path }),
    ...sharedPicture(stillOf(project, place)),
    { "script:ld+json": projectData(project, { ...place, address: origin + path }) },
  ];
}

function stillOf({ title, picture }: ShownProject, place: Place) {
  if (picture === null) return { ...sharePicture("kino", place), alt: place.company.name };
  return { ...picture, address: place.origin + picture.src, type: "image/webp", alt: picture.alt || title };
}

function projectData(project: ShownProject, { address, ...place }: Place & { address: string }) {
  const steps = [...breadcrumbsTo(["home", "services"], place), { name: project.title, item: address }];
  return graphOf({ ...place, description: project.description }, [breadcrumbList(steps), work(project, { ...place, address })]);
}

/** For schema.org. */
function work(project: ShownProject, { address, origin }: Place & { address: string }) {
  const { title: name, description, category, year, picture } = project;
  const company = { "@id": organizationId(origin) };
  const isFilm = IS_FILM.test(category) && !IS_HEARD.test(category);
  return {
    ...(isFilm ? { "@type": "Movie", productionCompany: company, ...duration(project) } : { "@type": "CreativeWork", creator: company }),
    ...{ name, description, url: address, genre: category, dateCreated: year.toString() },
    ...(picture && { image: origin + picture.src }),
    contributor: contributors(project),
  };
}

function duration({ runningTime }: ShownProject) {
  return MINUTES.test(runningTime) ? { duration: runningTime.replace(MINUTES, "PT$1M") } : {};
}

function contributors({ credits }: ShownProject) {
  const named = creditsFrom(credits).filter(({ role, name }) => role !== "" && name !== "");
  return named.map(({ role, name }) => ({ "@type": "Role", roleName: role, contributor: { "@type": "Person", name } }));
}

/** Advertising films are not included. Untranslated texts have the German word in every language. */
const FILMS: Readonly<Record<Language, string>> = {
  de: "spielfilm|dokumentarfilm|kurzfilm",
  en: "feature film|documentary|short film",
  es: "largometraje|documental|cortometraje",
};
const IS_FILM = new RegExp(`\\b(?:${Object.values(FILMS).join("|")})(?:e|s|es)?\\b`, "i");
/** Such a documentary may be audio, so it is not called a film. */
const IS_HEARD = /radio|audio(?!vis)|podcast|hör|sonor/i;
const MINUTES = /^(\d{1,3}) ?min\.?$/i;
