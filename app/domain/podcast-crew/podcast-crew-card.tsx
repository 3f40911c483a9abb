import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { Site } from "~/paths";
import { AsyncList, type FoundList } from "~/ui/site/async-list";
import { Section } from "~/ui/site/page-parts";
import { MemberCards } from "../team/team-card";
import type { PodcastContent } from "../texts/podcast-schema";
import type { ShownCrewMember } from "./podcast-crew";

type CrewProps = { crew: FoundList<ShownCrewMember>; site: Site; texts: PodcastContent["crew"]; empty: string };

export function Crew({ crew, site, texts, empty }: CrewProps) {
  const { crewLoading: loading, eyebrows } = dictionaryOf(site.language).podcast;
  return (
    <Section id="crew" tone="sand" eyebrow={eyebrows.crew} title={texts.title} intro={texts.subtitle} isMissing={crew.state !== "ready"}>
      <AsyncList found={crew} texts={{ loading, ...faultTexts(crew, site.language), empty }} site={site}>
        {(shown) => <MemberCards members={shown} language={site.language} />}
      </AsyncList>
    </Section>
  );
}

function faultTexts(crew: CrewProps["crew"], language: Language) {
  const { title, connection, initialization, loading } = dictionaryOf(language).podcast.error;
  const fault = crew.state === "error" ? crew.fault : "unknown";
  if (fault === "unknown") return { error: loading };
  return { error: title, errorHint: fault === "unreachable" ? connection : initialization };
}

type PodcastServices = PodcastContent["services"]["services"];

export function PodcastServiceList({ services }: { services: PodcastServices }) {
  return (
    <ol className="podcast-services">
      {services.map(({ title, description, features }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
