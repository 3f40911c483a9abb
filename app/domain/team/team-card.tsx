import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Language } from "~/i18n/languages";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, type Site } from "~/paths";
import { AsyncList, type FoundList, type ListWords } from "~/ui/site/async-list";
import { ReadMore } from "~/ui/site/read-more";
import { type IconLink, IconLinks } from "~/ui/site/icon-links";
import { PEOPLE_IN_A_ROW, PersonCard, PersonGrid } from "~/ui/site/person-card";
import { Section } from "~/ui/site/section";
import { TextLink } from "~/ui/site/text-link";
import { BIO_PREVIEW_LENGTH, type ShownMember } from "./team";

type MemberCardProps = { member: ShownMember; language: Language; isFirst?: boolean };

/** A member on the public site. */
export function MemberCard({ member, language, isFirst }: MemberCardProps) {
  const { t } = useTranslation();
  const { name, position, picture, germanTexts } = member;
  return (
    <PersonCard
      name={name}
      position={position}
      positionLanguage={germanTexts.includes("position") ? "de" : undefined}
      picture={picture}
      pictureText={t("frame.portraitOf", { name })}
      isFirst={isFirst}
    >
      {member.bio === "" ? null : <Biography member={member} language={language} />}
      <IconLinks links={linksOf(member, t)} label={t("team.contactLabel", { name })} />
    </PersonCard>
  );
}

function Biography({ member: { name, bio, germanTexts }, language }: { member: ShownMember; language: Language }) {
  return (
    <ReadMore
      name={name}
      text={bio}
      textLanguage={germanTexts.includes("bio") ? "de" : undefined}
      length={BIO_PREVIEW_LENGTH}
      language={language}
    />
  );
}

function linksOf(member: ShownMember, t: TFunction): IconLink[] {
  const { name, email, linkedinUrl, facebookUrl, instagramUrl } = member;
  const links: (Omit<IconLink, "href"> & { href: string | null })[] = [
    { href: email && `mailto:${email}`, label: t("team.emailLabel", { name }), icon: "mail" },
    { href: linkedinUrl, label: t("team.linkedinLabel", { name }), icon: "linkedin" },
    { href: facebookUrl, label: t("team.facebookLabel", { name }), icon: "facebook" },
    { href: instagramUrl, label: t("team.instagramLabel", { name }), icon: "instagram" },
  ];
  return links.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
}

/** Who works in a service area; nothing where nobody does. */
export function AreaMembers({ members, site }: { members: FoundList<ShownMember>; site: Site }) {
  const { areas, team } = dictionaryOf(site.language);
  if (members.state === "ready" && members.value.length === 0) return null;
  return (
    <Section title={areas.people} more={<TextLink href={linkTo(site, "team")}>{team.teaser.cta}</TextLink>}>
      <MemberGrid members={members} words={team} site={site} />
    </Section>
  );
}

type GridProps = { members: FoundList<ShownMember>; words: ListWords; site: Site; isFirst?: boolean };

/** Members side by side; `isFirst` where the page begins with them. */
export function MemberGrid({ members, words, site, isFirst = false }: GridProps) {
  return (
    <AsyncList found={members} words={words} site={site}>
      {(shown) => (
        <PersonGrid>
          {shown.map((member, index) => (
            <MemberCard key={member.id} member={member} language={site.language} isFirst={isFirst && index < PEOPLE_IN_A_ROW} />
          ))}
        </PersonGrid>
      )}
    </AsyncList>
  );
}
