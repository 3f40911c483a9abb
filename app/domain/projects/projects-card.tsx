import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { TextFinder } from "~/i18n/page-labels";
import type { Site } from "~/paths";
import { AsyncList, type FoundList } from "~/ui/site/async-list";
import { Picture } from "~/ui/site/picture";
import { Section } from "~/ui/site/section";
import { TextLink } from "~/ui/site/text-link";
import { languageOfText } from "../record/translated-texts";
import type { ShownProject } from "./projects";

type PortfolioProps = { projects: FoundList<ShownProject>; site: Site; text: TextFinder<"services"> };

/** The projects that the site shows, below the services. */
export function Portfolio({ projects, site, text }: PortfolioProps) {
  const { portfolio } = dictionaryOf(site.language).kino;
  return (
    <Section title={text("portfolio_title")} intro={text("portfolio_intro")}>
      <AsyncList found={projects} words={portfolio} site={site}>
        {(shown) => (
          <ol className="projects">
            {shown.map((project) => (
              <ProjectCard key={project.id} project={project} language={site.language} />
            ))}
          </ol>
        )}
      </AsyncList>
    </Section>
  );
}

/** The wide still of a project with its slate: number, category, year. */
function ProjectCard({ project, language }: { project: ShownProject; language: Language }) {
  const { t } = useTranslation();
  const { kino, frame } = dictionaryOf(language);
  const { title, description, category, year, picture, projectUrl } = project;
  return (
    <li className="project">
      <Picture
        picture={picture}
        alt={t("frame.stillFrom", { title })}
        shape="wide"
        sizes="(min-width: 64rem) 60vw, 92vw"
      />
      <p className="slate">
        <span lang={languageOfText(project, "category")}>{category}</span>
        <span>{year}</span>
      </p>
      <h3 lang={languageOfText(project, "title")}>{title}</h3>
      <p lang={languageOfText(project, "description")}>{description}</p>
      {projectUrl && (
        <TextLink href={projectUrl} icon="arrowOut" label={`${kino.portfolio.visit}: ${title} (${frame.newTab})`} isNewTab>
          {kino.portfolio.visit}
        </TextLink>
      )}
    </li>
  );
}
