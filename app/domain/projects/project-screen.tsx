import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import { linkToProject, type Site } from "~/paths";
import { Fact } from "~/ui/fact";
import { GermanOnly } from "~/ui/site/german-only";
import { Picture } from "~/ui/site/picture";
import { TextLink } from "~/ui/site/page-parts";
import { videoFrom } from "../consent/video-link";
import { VideoPlayer } from "../consent/video-player";
import type { ShownPicture } from "../media/picture";
import { GermanNote } from "../record/german-note";
import { languageOfText } from "../record/translations";
import { creditsFrom, type FoundProject, type ShownProject } from "./projects";

type Props = { project: ShownProject; site: Site };

export function ProjectScreen({ found: { project, gallery, next }, site }: { found: Omit<FoundProject, "slug">; site: Site }) {
  return (
    <article className="project-page" data-tone="dark">
      <ProjectHead project={project} site={site} />
      <ProjectStory project={project} site={site} />
      <ProjectVideo project={project} site={site} />
      <Gallery pictures={gallery} project={project} site={site} />
      {next?.slug && <NextProject project={next} slug={next.slug} site={site} />}
    </article>
  );
}

function ProjectHead({ project, site }: Props) {
  const { t } = useTranslation();
  const { title, description, picture } = project;
  return (
    <header className="project-head">
      <Picture picture={picture} alt={t("frame.stillFrom", { title })} shape="wide" sizes="100vw" isFirst />
      <div className="wrap">
        <h1 lang={languageOfText(project, "title")} data-long={isLong(title)}>
          {title}
        </h1>
        <p className="project-logline" lang={languageOfText(project, "description")}>
          {description}
        </p>
        <GermanTexts project={project} site={site} />
        <Facts project={project} site={site} />
      </div>
    </header>
  );
}

/** Not for the facts, which are single words. */
function GermanTexts({ project, site: { language } }: Props) {
  if (languageOfText(project, "description")) return <GermanOnly language={language} />;
  return <GermanNote items={[project]} textsOf={() => ["story", "credits"]} language={language} />;
}

/** A long title in the size of a short one would fill a phone. Undefined leaves the attribute out. */
function isLong(title: string): true | undefined {
  return title.length > 60 || undefined;
}

function Facts({ project, site }: Props) {
  const { label, ...labels } = dictionaryOf(site.language).kino.project.facts;
  return (
    <dl className="project-facts" aria-label={label}>
      <Fact label={labels.kind}>
        <ProjectText project={project} name="category" />
      </Fact>
      <TextFact label={labels.role} project={project} name="role" />
      <TextFact label={labels.length} project={project} name="runningTime" />
      <Fact label={labels.year}>{project.year}</Fact>
      <TextFact label={labels.occasion} project={project} name="occasion" />
    </dl>
  );
}

function TextFact({ label, ...text }: ComponentProps<typeof ProjectText> & { label: string }) {
  if (text.project[text.name] === "") return null;
  return (
    <Fact label={label}>
      <ProjectText {...text} />
    </Fact>
  );
}

function ProjectStory({ project, site }: Props) {
  const { story, projectUrl, credits } = project;
  if (!story && !projectUrl && !credits) return null;
  return (
    <div className="wrap project-story">
      <div className="project-text">
        {paragraphsOf(story).map((paragraph, index) => (
          <p key={`${index.toString()} ${paragraph}`} lang={languageOfText(project, "story")}>
            {paragraph}
          </p>
        ))}
        <ProjectLink project={project} site={site} />
      </div>
      <Credits project={project} site={site} />
    </div>
  );
}

export function ProjectLink({ project: { title, projectUrl }, site }: Props) {
  const { kino, frame } = dictionaryOf(site.language);
  const { visit } = kino.portfolio;
  if (!projectUrl) return null;
  return (
    <TextLink href={projectUrl} icon="arrowOut" label={`${visit}: ${title} (${frame.newTab})`} isNewTab>
      {visit}
    </TextLink>
  );
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()).filter(Boolean);
}

function Credits({ project, site }: Props) {
  const credits = creditsFrom(project.credits);
  if (credits.length === 0) return null;
  return (
    <section className="project-credits">
      <h2>{dictionaryOf(site.language).kino.project.credits}</h2>
      <ul lang={languageOfText(project, "credits")}>
        {credits.map(({ role, name }, index) => (
          <li key={`${index.toString()} ${name}`}>
            {role && <span>{role}</span>} <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PAGE_WIDE = "(min-width: 92rem) calc(46rem + 42vw), 92vw";
const HALF_A_PAGE_WIDE = "(min-width: 92rem) calc(23rem + 21vw), (min-width: 48rem) 46vw, 92vw";

function ProjectVideo({ project, site }: Props) {
  const { title, picture, videoUrl, slug } = project;
  const video = videoFrom(videoUrl ?? "");
  if (video === null || slug === null) return null;
  const still = <Picture picture={picture} alt="" shape="wide" sizes={PAGE_WIDE} />;
  return (
    <div className="wrap project-video">
      <VideoPlayer video={video} site={site} about={{ title, picture: still, page: linkToProject(site, slug), link: dictionaryOf(site.language).kino.project.video }} />
    </div>
  );
}

function Gallery({ pictures, project, site }: Props & { pictures: readonly ShownPicture[] }) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <section className="wrap project-gallery">
      <h2>{dictionaryOf(site.language).kino.project.gallery}</h2>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <Picture
              picture={picture}
              alt={t("frame.stillFrom", { title: project.title })}
              shape="wide"
              sizes={index === 0 && pictures.length % 2 === 1 ? PAGE_WIDE : HALF_A_PAGE_WIDE}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextProject({ project, slug, site }: Props & { slug: string }) {
  const { title, picture } = project;
  return (
    <nav className="project-next" aria-labelledby="next-project">
      <Picture picture={picture} alt="" shape="wide" sizes="max(100vw, 48rem)" />
      <div className="wrap">
        <p id="next-project">{dictionaryOf(site.language).kino.project.next}</p>
        <a href={linkToProject(site, slug)} lang={languageOfText(project, "title")} data-long={isLong(title)}>
          {title}
        </a>
      </div>
    </nav>
  );
}

export function ProjectText({ project, name }: { project: ShownProject; name: "category" | "role" | "runningTime" | "occasion" }) {
  const text = project[name];
  return text === "" ? null : <span lang={languageOfText(project, name)}>{text}</span>;
}
