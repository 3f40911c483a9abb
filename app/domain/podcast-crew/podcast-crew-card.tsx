import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { Site } from "~/paths";
import { AsyncList, type FoundList } from "~/ui/site/async-list";
import { ReadMore } from "~/ui/site/read-more";
import { IconLinks } from "~/ui/site/icon-links";
import { PersonCard, PersonGrid } from "~/ui/site/person-card";
import { Section } from "~/ui/site/section";
import { languageOfText } from "../record/translations";
import { BIO_PREVIEW_LENGTH } from "../team/team";
import { contactLinks } from "../team/team-card";
import type { PodcastContent } from "../texts/podcast-schema";
import type { ShownCrewMember } from "./podcast-crew";

type CrewProps = { crew: FoundList<ShownCrewMember>; site: Site; words: PodcastContent["crew"]; empty: string };

/** Who makes the podcast. `words` and `empty` are what staff wrote. */
export function Crew({ crew, site, words, empty }: CrewProps) {
  const { crewLoading: loading, eyebrows } = dictionaryOf(site.language).podcast;
  return (
    <Section id="crew" tone="sand" eyebrow={eyebrows.crew} title={words.title} intro={words.subtitle} isMissing={crew.state !== "ready"}>
      <AsyncList found={crew} words={{ loading, ...faultTexts(crew, site.language), empty }} site={site}>
        {(shown) => (
          <PersonGrid>
            {shown.map((person) => (
              <CrewCard key={person.id} person={person} language={site.language} />
            ))}
          </PersonGrid>
        )}
      </AsyncList>
    </Section>
  );
}

/** A database that cannot be asked is told apart from a read that failed. */
function faultTexts(crew: CrewProps["crew"], language: Language) {
  const { title, connection, initialization, loading } = dictionaryOf(language).podcast.error;
  const fault = crew.state === "error" ? crew.fault : "unknown";
  if (fault === "unknown") return { error: loading };
  return { error: title, errorHint: fault === "unreachable" ? connection : initialization };
}

/** Somebody who makes the podcast. Stands in a `PersonGrid`. */
export function CrewCard({ person, language }: { person: ShownCrewMember; language: Language }) {
  const { t } = useTranslation();
  const { name, position, bio, picture } = person;
  return (
    <PersonCard
      name={name}
      position={position}
      positionLanguage={languageOfText(person, "position")}
      picture={picture}
      pictureText={t("frame.portraitOf", { name })}
    >
      <ReadMore name={name} text={bio} textLanguage={languageOfText(person, "bio")} length={BIO_PREVIEW_LENGTH} language={language} />
      <IconLinks links={contactLinks(person, t)} label={t("team.contactLabel", { name })} />
    </PersonCard>
  );
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
