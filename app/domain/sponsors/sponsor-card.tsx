import { dictionaryOf, translatorFor } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { CutText } from "~/ui/site/cut-text";
import { Picture } from "~/ui/site/picture";
import { TextLink } from "~/ui/site/text-link";
import { languageOfText } from "../translations/translation";
import { DESCRIPTION_CUT, type ShownSponsor } from "./sponsor";

export function SponsorCard({ sponsor, language }: { sponsor: ShownSponsor; language: Language }) {
  const { partners, frame } = dictionaryOf(language);
  const t = translatorFor(language);
  const { name, category, description, websiteUrl, picture } = sponsor;
  return (
    <li className="sponsor">
      <Picture picture={picture} alt={t("frame.logoOf", { name })} shape="logo" sizes="20rem" />
      <p className="sponsor-category">{categoryName(category, language)}</p>
      <h3>{name}</h3>
      <CutText
        text={description}
        textLanguage={languageOfText(sponsor, "description")}
        length={DESCRIPTION_CUT}
        more={frame.readMore}
        moreAbout={t("frame.readMoreAbout", { name })}
      />
      {websiteUrl && (
        <TextLink
          href={websiteUrl}
          icon="arrowOut"
          label={`${partners.website}: ${name} (${frame.newTab})`}
          isNewTab
        >
          {partners.website}
        </TextLink>
      )}
    </li>
  );
}

/** The category in the visitor's language where the dictionary knows it; else as staff wrote it. */
function categoryName(category: string, language: Language): string {
  const { categories, cardCategories } = dictionaryOf(language).partners;
  const names = new Map(Object.entries({ ...categories, ...cardCategories }));
  return names.get(category) ?? (category || categories.Sonstige);
}
