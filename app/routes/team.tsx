import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MemberCard } from "~/domain/team/team-card";
import { listShownMembers } from "~/domain/team/team-public.server";
import { answerWith } from "~/http/attempt.server";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/page-headers";
import { show } from "~/http/preview.server";
import { company } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { CallToAction } from "~/ui/site/call-to-action";
import { LinkButton } from "~/ui/site/link-button";
import { AsyncList } from "~/ui/site/async-list";
import { PageHero } from "~/ui/site/page-hero";
import { pageMeta } from "~/ui/site/page-meta";
import { PEOPLE_IN_A_ROW, PersonGrid } from "~/ui/site/person-card";
import { Section } from "~/ui/site/section";
import { StatList } from "~/ui/site/stat-list";
import { useSite } from "~/ui/site/use-site";

export const meta = pageMeta("team");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = siteOf(request);
  return answerWith({ members: await show(request, () => listShownMembers("team", language)) });
}

export default function Team() {
  const { team } = dictionaryOf(useSite().language);
  const { international, join } = team;
  return (
    <>
      <PageHero tone="light" eyebrow={team.eyebrow} title={team.title} intro={<p>{team.intro}</p>} />
      <div className="section list-section">
        <div className="wrap">
          <h2 className="visually-hidden">{team.eyebrow}</h2>
          <Members />
        </div>
      </div>
      <Section tone="dark" title={international.title} intro={international.text}>
        <StatList stats={international.stats} />
      </Section>
      <CallToAction title={join.title} text={join.text}>
        <LinkButton href={portfolioMail(join.mailSubject)} icon="mail">
          {join.button}
        </LinkButton>
      </CallToAction>
    </>
  );
}

function Members() {
  const { members } = useLoaderData<typeof loader>();
  const site = useSite();
  const { team } = dictionaryOf(site.language);
  return (
    <AsyncList found={members} words={team} site={site}>
      {(shown) => (
        <PersonGrid>
          {shown.map((member, index) => (
            <MemberCard key={member.id} member={member} language={site.language} isFirst={index < PEOPLE_IN_A_ROW} />
          ))}
        </PersonGrid>
      )}
    </AsyncList>
  );
}

function portfolioMail(subject: string): string {
  return `mailto:${company.portfolioEmail}?subject=${encodeURIComponent(subject)}`;
}
