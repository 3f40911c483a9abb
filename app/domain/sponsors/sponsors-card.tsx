import { dictionaryOf, translatorFor } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import { ReadMoreDialog } from "~/ui/site/read-more-dialog";
import { Picture } from "~/ui/site/picture";
import { TextLink } from "~/ui/site/text-link";
import { languageOfText } from "../record/translated-texts";
import { DESCRIPTION_PREVIEW_LENGTH, type ShownSponsor } from "./sponsors";

type SponsorProps = { sponsor: ShownSponsor; language: Language };

export function SponsorCard({ sponsor, language }: SponsorProps) {
  const { name, category, picture } = sponsor;
  return (
    <li className="sponsor">
      <Picture picture={picture} alt={translatorFor(language)("frame.logoOf", { name })} shape="logo" sizes="20rem" />
      <p className="sponsor-category">{categoryName(category, language)}</p>
      <h3>{name}</h3>
      <Description sponsor={sponsor} language={language} />
      <WebsiteLink sponsor={sponsor} language={language} />
    </li>
  );
}

function Description({ sponsor, language }: SponsorProps) {
  const { id, name, description } = sponsor;
  const { frame } = dictionaryOf(language);
  const textLanguage = languageOfText(sponsor, "description");
  if (description.length <= DESCRIPTION_PREVIEW_LENGTH) {
    return (
      <p className="cut-text" lang={textLanguage}>
        {description}
      </p>
    );
  }
  const moreAbout = translatorFor(language)("frame.readMoreAbout", { name });
  return (
    <ReadMoreDialog
      id={`sponsor-${id}`}
      title={name}
      text={description}
      textLanguage={textLanguage}
      length={DESCRIPTION_PREVIEW_LENGTH}
      words={{ more: frame.readMore, moreAbout, close: frame.close }}
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
  const names = new Map(Object.entries({ ...categories, ...cardCategories }));
  return names.get(category) ?? (category || categories.Sonstige);
}
