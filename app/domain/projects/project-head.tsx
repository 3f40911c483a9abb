import type { MetaDescriptor } from "@remix-run/react";
import { projectPath, withPrefix } from "~/paths";
import { addressLinks, type Place, sharedPicture, shareMeta } from "~/ui/site/page-meta";
import { graphOf, organizationId, stepsTo, trailOf } from "~/ui/site/structured-data";
import { creditsFrom, type FoundProject, type ShownProject } from "./projects";

/** What the page of a project says to search engines and to those who link to it. */
export function projectHead({ project, slug }: Pick<FoundProject, "project" | "slug">, place: Place): MetaDescriptor[] {
  const { language, origin, company } = place;
  const path = withPrefix(projectPath(slug, language), language);
  const title = `${project.title} – ${company.name}`;
  const { description, picture } = project;
  return [
    { title },
    { name: "description", content: description },
    ...addressLinks((other) => projectPath(slug, other), place),
    ...shareMeta({ title, description, place, path }),
    ...(picture ? sharedPicture({ ...picture, address: origin + picture.src, type: "image/webp", alt: picture.alt || project.title }) : []),
    { "script:ld+json": projectData(project, { ...place, address: origin + path }) },
  ];
}

function projectData(project: ShownProject, { address, ...place }: Place & { address: string }) {
  const steps = [...stepsTo(["home", "services"], place), { name: project.title, item: address }];
  return graphOf({ ...place, description: project.description }, [trailOf(steps), work(project, { ...place, address })]);
}

/** The work itself, in the words of https://schema.org. Only what is true. */
function work(project: ShownProject, { address, origin }: Place & { address: string }) {
  const { title: name, description, category, year, picture } = project;
  const company = { "@id": organizationId(origin) };
  return {
    ...(IS_FILM.test(category) ? { "@type": "Movie", productionCompany: company, ...duration(project) } : { "@type": "CreativeWork", creator: company }),
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

/** Films for the screen in the three languages, advertising apart. */
const IS_FILM = /spielfilm|dokumentarfilm|kurzfilm|feature|documentary|short film|largometraje|documental|cortometraje/i;
const MINUTES = /^(\d{1,3}) ?min\.?$/i;
