import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MemberGrid } from "~/domain/team/team-card";
import { listShownMembers } from "~/domain/team/team.server";
import { answerWith, showList, siteOf } from "~/http/site-request.server";
import { pageHeaders } from "~/http/answers";
import { CallToAction, LinkButton, ListSection, PageHero, Section } from "~/ui/site/page-parts";
import { pageMeta } from "~/ui/site/page-meta";
import { StatList } from "~/ui/site/stat-list";
import { useCompany, useDictionary, useSite } from "~/ui/site/use-site";

export const meta = pageMeta("team");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  return answerWith({ members: await showList(request, "team", (take) => listShownMembers("team", language, take)) });
}

export default function Team() {
  const { members } = useLoaderData<typeof loader>();
  const site = useSite();
  const { team } = useDictionary();
  const { international, join } = team;
  return (
    <>
      <PageHero tone="light" eyebrow={team.eyebrow} title={team.title} intro={<p>{team.intro}</p>} />
      <ListSection title={team.eyebrow}>
        <MemberGrid members={members} texts={team} site={site} isFirst />
      </ListSection>
      <Section tone="dark" eyebrow={international.eyebrow} title={international.title} intro={international.text}>
        <StatList stats={international.stats} />
      </Section>
      <CallToAction title={join.title} text={join.text}>
        <LinkButton href={`mailto:${useCompany().portfolioEmail}?subject=${encodeURIComponent(join.mailSubject)}`} icon="mail">
          {join.button}
        </LinkButton>
      </CallToAction>
    </>
  );
}
