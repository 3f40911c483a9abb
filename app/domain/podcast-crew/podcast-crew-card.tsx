import { dictionaryOf, translatorFor } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { ReadMore } from "~/ui/site/read-more";
import { type IconLink, IconLinks } from "~/ui/site/icon-links";
import { PersonCard } from "~/ui/site/person-card";
import { languageOfText } from "../record/translated-texts";
import type { ShownCrewMember } from "./podcast-crew";
import { BIO_PREVIEW_LENGTH } from "../texts/podcast-content";

export function CrewCard({ person, language }: { person: ShownCrewMember; language: Language }) {
  const { frame } = dictionaryOf(language);
  const t = translatorFor(language);
  const { name, position, bio, picture } = person;
  return (
    <PersonCard
      name={name}
      position={position}
      positionLanguage={languageOfText(person, "position")}
      picture={picture}
      pictureText={t("frame.portraitOf", { name })}
    >
      <ReadMore
        text={bio}
        textLanguage={languageOfText(person, "bio")}
        length={BIO_PREVIEW_LENGTH}
        more={frame.readMore}
        moreAbout={t("frame.readMoreAbout", { name })}
      />
      <IconLinks links={linksOf(person, language)} label={t("team.contactLabel", { name })} />
    </PersonCard>
  );
}

function linksOf({ name, email, linkedinUrl }: ShownCrewMember, language: Language): IconLink[] {
  const t = translatorFor(language);
  return [
    ...(email ? [{ href: `mailto:${email}`, label: t("team.emailLabel", { name }), icon: "mail" as const }] : []),
    ...(linkedinUrl ? [{ href: linkedinUrl, label: t("team.linkedinLabel", { name }), icon: "linkedin" as const }] : []),
  ];
}
