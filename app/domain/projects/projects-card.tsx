import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import type { TextFinder } from "~/i18n/page-labels";
import { linkTo, linkToProject, type Site } from "~/paths";
import { AsyncList, type FoundList } from "~/ui/site/async-list";
import { KeptPart } from "~/ui/site/kept-part";
import { Picture } from "~/ui/site/picture";
import { Section, TextLink } from "~/ui/site/page-parts";
import { GermanNote } from "../record/german-note";
import { languageOfText } from "../record/translations";
import type { ShownProject } from "./projects";
import { ProjectLink, ProjectText } from "./project-screen";

const PORTFOLIO = "projects";

export function FirstProjects({ projects, site }: { projects: FoundList<ShownProject>; site: Site }) {
  const { portfolio } = dictionaryOf(site.language).kino;
  if (projects.state === "ready" && projects.value.length === 0) return null;
  return (
    <section className="first-projects" data-tone="dark">
      <div className="wrap">
        <div className="first-projects-head">
          <h2 className="section-mark">{portfolio.title}</h2>
          <TextLink href={`${linkTo(site, "services")}#${PORTFOLIO}`}>{portfolio.all}</TextLink>
        </div>
        <AsyncList found={projects} texts={portfolio} site={site}>
          {(shown) => (
            <>
              <GermanNote items={shown} textsOf={textsOfStill} language={site.language} />
              <ol className="stills">
                {shown.map((project, index) => (
                  <Still key={project.id} project={project} site={site} sizes={stillSizes(index, shown.length)} />
                ))}
              </ol>
            </>
          )}
        </AsyncList>
      </div>
    </section>
  );
}

/** At 41rem of the window, two are beside each other even if it has a scroll bar. */
const PAGE_WIDE = "(min-width: 92rem) calc(46rem + 42vw), (min-width: 41rem) 92vw, 100vw";
const HALF_A_PAGE_WIDE = "(min-width: 92rem) calc(22rem + 21vw), (min-width: 41rem) 45vw, 100vw";

/** Stills between the first and an even last one share rows. In a row of seven and five columns both are equally high, so the narrower one needs as wide a picture. */
function stillSizes(index: number, count: number): string {
  const isAlone = index === 0 || (index % 2 === 1 && index === count - 1);
  return isAlone ? PAGE_WIDE : "(min-width: 92rem) calc(26rem + 24vw), (min-width: 41rem) 54vw, 100vw";
}

type StillProps = { project: ShownProject; site: Site; sizes: string };

function Still(props: StillProps) {
  return (
    <KeptPart name="still" from={[props]}>
      <StillCard {...props} />
    </KeptPart>
  );
}

function StillCard({ project, site, sizes }: StillProps) {
  const { t } = useTranslation();
  const { title, year, picture } = project;
  return (
    <li className="still">
      <Picture picture={picture} alt={t("frame.stillFrom", { title })} shape="wide" sizes={sizes} />
      <ProjectTitle project={project} site={site} />
      <p className="still-facts">
        <ProjectText project={project} name={factOf(project)} />{" "}
        <span>
          <ProjectText project={project} name="runningTime" /> <span>{year}</span>
        </span>
      </p>
    </li>
  );
}

function textsOfStill(project: ShownProject) {
  return ["title", factOf(project), "runningTime"] as const;
}

function factOf({ role }: ShownProject) {
  return role ? "role" : "category";
}

export function AreaProjects({ projects, site }: { projects: FoundList<ShownProject>; site: Site }) {
  const { areas, kino } = dictionaryOf(site.language);
  if (projects.state === "ready" && projects.value.length === 0) return null;
  return (
    <Section tone="dark" title={areas.projects} more={<TextLink href={`${linkTo(site, "services")}#${PORTFOLIO}`}>{kino.portfolio.all}</TextLink>}>
      <AsyncList found={projects} texts={kino.portfolio} site={site}>
        {(shown) => (
          <>
            <GermanNote items={shown} textsOf={textsOfStill} language={site.language} />
            <ol className="stills stills-beside">
              {shown.map((project) => (
                <Still key={project.id} project={project} site={site} sizes={shown.length === 1 ? PAGE_WIDE : HALF_A_PAGE_WIDE} />
              ))}
            </ol>
          </>
        )}
      </AsyncList>
    </Section>
  );
}

type PortfolioProps = { projects: FoundList<ShownProject>; site: Site; text: TextFinder<"services"> };

export function Portfolio({ projects, site, text }: PortfolioProps) {
  const { portfolio } = dictionaryOf(site.language).kino;
  const isEmpty = projects.state === "ready" && projects.value.length === 0;
  return (
    <Section id={PORTFOLIO} title={text("portfolio_title")} intro={isEmpty ? undefined : text("portfolio_intro")}>
      <AsyncList found={projects} texts={portfolio} site={site}>
        {(shown) => (
          <>
            <GermanNote items={shown} textsOf={() => ["category", "title", "description"]} language={site.language} />
            <ol className="projects">
              {shown.map((project, index) => (
                <Card key={project.id} project={project} site={site} sizes={stillSizes(index, shown.length)} />
              ))}
            </ol>
          </>
        )}
      </AsyncList>
    </Section>
  );
}

function Card(props: StillProps) {
  return (
    <KeptPart name="project" from={[props]}>
      <ProjectCard {...props} />
    </KeptPart>
  );
}

function ProjectCard({ project, site, sizes }: StillProps) {
  const { t } = useTranslation();
  const { title, description, year, picture } = project;
  return (
    <li className="project">
      <Picture picture={picture} alt={t("frame.stillFrom", { title })} shape="wide" sizes={sizes} />
      <p className="slate">
        <ProjectText project={project} name="category" /> <span>{year}</span>
      </p>
      <ProjectTitle project={project} site={site} />
      <p lang={languageOfText(project, "description")}>{description}</p>
      <ProjectLink project={project} site={site} />
    </li>
  );
}

function ProjectTitle({ project, site }: { project: ShownProject; site: Site }) {
  const { title, slug } = project;
  return <h3 lang={languageOfText(project, "title")}>{slug === null ? title : <a href={linkToProject(site, slug)}>{title}</a>}</h3>;
}
