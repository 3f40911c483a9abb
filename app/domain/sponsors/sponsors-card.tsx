import { useTranslation } from "react-i18next";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { Site } from "~/paths";
import { AsyncList, type FoundList } from "~/ui/site/async-list";
import { KeptPart } from "~/ui/site/kept-part";
import { ReadMoreDialog } from "~/ui/site/read-more";
import { Picture } from "~/ui/site/picture";
import { TextLink } from "~/ui/site/page-parts";
import { GermanNote } from "../record/german-note";
import { languageOfText } from "../record/translations";
import { DESCRIPTION_PREVIEW_LENGTH, groupBySection, sectionOf, type ShownSponsor, type SponsorTier, tierOf } from "./sponsors";

export function SponsorSections({ sponsors, site }: { sponsors: FoundList<ShownSponsor>; site: Site }) {
  const { partners } = dictionaryOf(site.language);
  return (
    <AsyncList found={sponsors} texts={{ ...partners, loading: partners.empty }} site={site}>
      {(shown) => (
        <>
          <GermanNote items={shown} textsOf={() => ["description"]} language={site.language} />
          {TIERS.map((tier) => {
            const inTier = shown.filter((sponsor) => tierOf(sectionOf(sponsor)) === tier);
            return (
              <div key={tier} className="sponsor-tier" data-tier={tier} data-count={inTier.length}>
                {groupBySection(inTier).map((group) => (
                  <section key={group.section} className="sponsor-section">
                    <h2>{partners.categories[group.section]}</h2>
                    <ul className="sponsors">
                      {group.sponsors.map((sponsor) => (
                        <KeptPart key={sponsor.id} name="sponsor" from={[sponsor, site.language]}>
                          <SponsorCard sponsor={sponsor} language={site.language} />
                        </KeptPart>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            );
          })}
        </>
      )}
    </AsyncList>
  );
}

const TIERS = ["premium", "middle", "rest"] as const satisfies SponsorTier[];

/** The area of a logo in pixels, as large as fits well into the boxes of its tier (site-sponsors.css). */
const LOGO_AREA: Record<SponsorTier, number> = { premium: 21_000, middle: 9_800, rest: 4_000 };

/** Logos with the same area look equally large, whether wide or high. */
function inArea<Logo extends { width: number; height: number }>(logo: Logo, area: number): Logo {
  const scale = Math.sqrt(area / (logo.width * logo.height));
  return { ...logo, width: Math.round(logo.width * scale), height: Math.round(logo.height * scale) };
}

type SponsorProps = { sponsor: ShownSponsor; language: Language };

function SponsorCard({ sponsor, language }: SponsorProps) {
  const { t } = useTranslation();
  const { name, picture } = sponsor;
  const section = sectionOf(sponsor);
  const category = categoryName(sponsor.category, language);
  return (
    <li className="sponsor">
      {picture ? (
        <Picture picture={inArea(picture, LOGO_AREA[tierOf(section)])} alt={t("frame.logoOf", { name })} shape="logo" sizes="16rem" />
      ) : (
        <div className="picture sponsor-name" aria-hidden="true">
          {name}
        </div>
      )}
      <h3>{name}</h3>
      {category !== dictionaryOf(language).partners.categories[section] && <p className="sponsor-category">{category}</p>}
      {sponsor.description === "" ? null : <Description sponsor={sponsor} language={language} />}
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

function categoryName(category: string, language: Language): string {
  const { categories, cardCategories } = dictionaryOf(language).partners;
  return (nameIn(cardCategories, category) ?? nameIn(categories, category) ?? category) || categories.Sonstige;
}

function nameIn(names: Readonly<Partial<Record<string, string>>>, category: string): string | undefined {
  return Object.hasOwn(names, category) ? names[category] : undefined;
}
