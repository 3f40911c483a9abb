import { company, postalAddress } from "~/i18n/company";
import { dictionaryOf, translatorFor } from "~/i18n/i18n";
import { linkTo } from "~/paths";
import { HeroImage } from "~/ui/site/hero-image";
import { useSite } from "~/ui/site/use-site";
import { EmbedFrame } from "./embed-frame";
import { EMBED_HOSTS } from "./embeds";
import { mapEmbed } from "./map-address";

/** The place of the map: a chart of ours until the visitor asks for the real one. */
export function MapEmbed() {
  const site = useSite();
  const { map } = dictionaryOf(site.language).contact;
  const translate = translatorFor(site.language);
  const embed = mapEmbed(company.coordinates);
  return (
    <EmbedFrame
      embed={embed}
      title={translate("contact.map.frameTitle", { address: postalAddress })}
      words={{ ...map.consent, text: translate("contact.map.consent.text", { host: EMBED_HOSTS[embed.host].name }) }}
      picture={<HeroImage name="island" alt="" sizes="(min-width: 64rem) 52rem, 100vw" />}
      returnTo={`${linkTo(site, "contact")}#map`}
    />
  );
}
