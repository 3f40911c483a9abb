import { useTranslation } from "react-i18next";
import type { Language } from "~/i18n/languages";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, type Site } from "~/paths";
import { AsyncList, type FoundList, type ListTexts } from "~/ui/site/async-list";
import { Icon } from "~/ui/site/icon";
import { KeptPart } from "~/ui/site/kept-part";
import { ReadMore } from "~/ui/site/read-more";
import { PEOPLE_IN_A_ROW, PersonCard, PersonGrid } from "~/ui/site/person-card";
import { Section, TextLink } from "~/ui/site/page-parts";
import { GermanNote } from "../record/german-note";
import { languageOfText } from "../record/translations";
import { BIO_PREVIEW_LENGTH, type ShownMember } from "./team";

type Person = Pick<ShownMember, "name" | "position" | "bio" | "picture" | "germanTexts"> & Partial<ShownMember>;

type CardsProps = { members: readonly (Person & { id: string })[]; language: Language; isFirst?: boolean };

export function MemberCards({ members, language, isFirst: areFirst = false }: CardsProps) {
  return (
    <>
      <GermanNote items={members} textsOf={() => ["position", "bio"]} language={language} />
      <PersonGrid>
        {members.map((member, index) => {
          const isFirst = areFirst && index < PEOPLE_IN_A_ROW;
          return (
            <KeptPart key={member.id} name="member" from={[member, language, isFirst]}>
              <MemberCard member={member} language={language} isFirst={isFirst} />
            </KeptPart>
          );
        })}
      </PersonGrid>
    </>
  );
}

function MemberCard({ member, language, isFirst }: { member: Person; language: Language; isFirst: boolean }) {
  const { t } = useTranslation();
  const { name, position, picture } = member;
  return (
    <PersonCard
      name={name}
      position={position}
      positionLanguage={languageOfText(member, "position")}
      picture={picture}
      pictureText={t("frame.portraitOf", { name })}
      isFirst={isFirst}
    >
      {member.bio === "" ? null : <Biography member={member} language={language} />}
      <ContactLinks member={member} />
    </PersonCard>
  );
}

function Biography({ member, language }: { member: Person; language: Language }) {
  const { name, bio } = member;
  return <ReadMore name={name} text={bio} textLanguage={languageOfText(member, "bio")} length={BIO_PREVIEW_LENGTH} language={language} />;
}

function ContactLinks({ member: { name, email, linkedinUrl, facebookUrl, instagramUrl } }: { member: Person }) {
  const { t } = useTranslation();
  const all = [
    { href: email && `mailto:${email}`, label: t("team.emailLabel", { name }), icon: "mail" as const },
    { href: linkedinUrl, label: t("team.linkedinLabel", { name }), icon: "linkedin" as const },
    { href: facebookUrl, label: t("team.facebookLabel", { name }), icon: "facebook" as const },
    { href: instagramUrl, label: t("team.instagramLabel", { name }), icon: "instagram" as const },
  ];
  const links = all.flatMap(({ href, ...link }) => (href ? [{ ...link, href }] : []));
  if (links.length === 0) return null;
  return (
    <ul className="icon-links" aria-label={t("team.contactLabel", { name })}>
      {links.map(({ href, label, icon }) => (
        <li key={href}>
          <a href={href} aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function AreaMembers({ members, site }: { members: FoundList<ShownMember>; site: Site }) {
  const { areas, team } = dictionaryOf(site.language);
  if (members.state === "ready" && members.value.length === 0) return null;
  return (
    <Section title={areas.people} more={<TextLink href={linkTo(site, "team")}>{team.teaser.cta}</TextLink>}>
      <MemberGrid members={members} texts={team} site={site} />
    </Section>
  );
}

type GridProps = { members: FoundList<ShownMember>; texts: ListTexts; site: Site; isFirst?: boolean };

export function MemberGrid({ members, texts, site, isFirst }: GridProps) {
  return (
    <AsyncList found={members} texts={texts} site={site}>
      {(shown) => <MemberCards members={shown} language={site.language} isFirst={isFirst} />}
    </AsyncList>
  );
}
