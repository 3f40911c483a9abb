import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { frameSources } from "~/domain/consent/consent";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { FirstProjects } from "~/domain/projects/projects-card";
import { listFirstProjects } from "~/domain/projects/projects.server";
import type { Take } from "~/domain/record/record-operations.server";
import { servicesOf } from "~/domain/services/services";
import { ServicesTeaser } from "~/domain/services/services-card";
import { listActiveServices } from "~/domain/services/services.server";
import { findPopup } from "~/domain/system/popup.server";
import { isPopupClosed, POPUP_CLOSED_COOKIE } from "~/domain/system/popup-closed";
import { ShowreelButton, ShowreelDialog } from "~/domain/consent/video-player";
import { videoFrom } from "~/domain/consent/video-link";
import { MemberGrid } from "~/domain/team/team-card";
import { listShownMembers } from "~/domain/team/team.server";
import { pageHeaders, valueOr } from "~/http/answers";
import { cookieValue } from "~/http/cookies";
import { answerWith, show, siteOf } from "~/http/site-request.server";
import { type TextFinder, textsOf } from "~/i18n/page-labels";
import { linkTo } from "~/paths";
import { AboutTeaser } from "~/ui/site/about-teaser";
import { heroPreloads, HomeHero } from "~/ui/site/home-hero";
import { pageMeta } from "~/ui/site/page-meta";
import { Section, TextLink } from "~/ui/site/page-parts";
import { StatList } from "~/ui/site/stat-list";
import { useDictionary, useSite } from "~/ui/site/use-site";

const SERVICES_SHOWN = 4;
const MEMBERS_SHOWN = 3;

export const handle = { frames: frameSources("video") };

export const meta = pageMeta("home");

export const links: LinksFunction = () => heroPreloads;

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  const isPopupGone = isPopupClosed(cookieValue(request.headers.get("Cookie"), POPUP_CLOSED_COOKIE));
  const [texts, projects, services, members, popup] = await Promise.all([
    show(request, () => findSavedTexts("home", language)),
    show(request, () => listFirstProjects(language)),
    show(request, async () => servicesOf("main", await listActiveServices(language, first(SERVICES_SHOWN)))),
    show(request, () => listShownMembers("team", language, first(MEMBERS_SHOWN))),
    show(request, async () => (isPopupGone ? null : findPopup())),
  ]);
  return answerWith({ texts, projects, services, members, popup });
}

function first(count: number): Take {
  return (rows) => rows.slice(0, count);
}

export default function Home() {
  const { texts, projects, services } = useLoaderData<typeof loader>();
  const site = useSite();
  const { stats } = useDictionary();
  const text = textsOf("home", site.language, valueOr(texts, {}));
  const video = videoFrom(text("showreel_url"));
  return (
    <>
      <HomeHero site={site} text={text}>
        {video && <ShowreelButton label={text("showreel_button")} site={site} />}
      </HomeHero>
      {video && <ShowreelDialog video={video} site={site} />}
      <FirstProjects projects={projects} site={site} />
      <div className="wrap home-stats">
        <StatList stats={stats.items} label={stats.label} />
      </div>
      <AboutTeaser site={site} text={text} />
      <ServicesTeaser services={services} site={site} text={text} />
      <TeamTeaser text={text} />
    </>
  );
}

function TeamTeaser({ text }: { text: TextFinder<"home"> }) {
  const { members } = useLoaderData<typeof loader>();
  const site = useSite();
  const { team } = useDictionary();
  const { eyebrow, cta } = team.teaser;
  const more = <TextLink href={linkTo(site, "team")}>{cta}</TextLink>;
  return (
    <Section eyebrow={eyebrow} title={text("team_title")} intro={text("team_text")} more={more}>
      <MemberGrid members={members} texts={team} site={site} />
    </Section>
  );
}
