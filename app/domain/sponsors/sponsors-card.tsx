import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { Site } from "~/paths";
import { AsyncList, type FoundList } from "~/ui/site/async-list";
import { ReadMoreDialog } from "~/ui/site/read-more";
import { Picture } from "~/ui/site/picture";
import { TextLink } from "~/ui/site/text-link";
import { languageOfText } from "../record/translated-texts";
import { DESCRIPTION_PREVIEW_LENGTH, groupBySection, type ShownSponsor } from "./sponsors";

/** The sponsors that the site shows, by kind. */
export function SponsorSections({ sponsors, site }: { sponsors: FoundList<ShownSponsor>; site: Site }) {
  const { partners } = dictionaryOf(site.language);
  return (
    <AsyncList found={sponsors} words={{ ...partners, loading: partners.empty }} site={site}>
      {(shown) =>
        groupBySection(shown).map((group) => (
          <section key={group.section} className="sponsor-section">
            <h2>{partners.categories[group.section]}</h2>
            <ul className="sponsors">
              {group.sponsors.map((sponsor) => (
                <SponsorCard key={sponsor.id} sponsor={sponsor} language={site.language} />
              ))}
            </ul>
          </section>
        ))
      }
    </AsyncList>
  );
}

type SponsorProps = { sponsor: ShownSponsor; language: Language };

function SponsorCard({ sponsor, language }: SponsorProps) {
  const { t } = useTranslation();
  const { name, category, picture } = sponsor;
  return (
    <li className="sponsor">
      <Picture picture={picture} alt={t("frame.logoOf", { name })} shape="logo" sizes="20rem" />
      <p className="sponsor-category">{categoryName(category, language)}</p>
      <h3>{name}</h3>
      <Description sponsor={sponsor} language={language} />
      <WebsiteLink sponsor={sponsor} language={language} />
    </li>
  );
}

function Description({ sponsor, language }: SponsorProps) {
  const { id, name, description } = sponsor;
  const textLanguage = languageOfText(sponsor, "description");
  if (description.length <= DESCRIPTION_PREVIEW_LENGTH) {
    return (
      <p className="read-more" lang={textLanguage}>
        {description}
      </p>
    );
  }
  return (
    <ReadMoreDialog
      id={`sponsor-${id}`}
      name={name}
      text={description}
      textLanguage={textLanguage}
      length={DESCRIPTION_PREVIEW_LENGTH}
      language={language}
    >
      <WebsiteLink sponsor={sponsor} language={language} />
    </ReadMoreDialog>
  );
}

function WebsiteLink({ sponsor: { name, websiteUrl }, language }: SponsorProps) {
  const { partners, frame } = dictionaryOf(language);
  if (!websiteUrl) return null;
  return (
    <TextLink href={websiteUrl} icon="arrowOut" label={`${partners.website}: ${name} (${frame.newTab})`} isNewTab>
      {partners.website}
    </TextLink>
  );
}

/** The category in the visitor's language where the dictionary knows it; else as staff wrote it. */
function categoryName(category: string, language: Language): string {
  const { categories, cardCategories } = dictionaryOf(language).partners;
  const names: Readonly<Partial<Record<string, string>>> = { ...categories, ...cardCategories };
  return (Object.hasOwn(names, category) ? names[category] : category) || categories.Sonstige;
}
