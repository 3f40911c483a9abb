import { useTranslation } from "react-i18next";
import { type Address, postalAddress } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo } from "~/paths";
import { HeroImage } from "~/ui/site/hero-image";
import { useSite } from "~/ui/site/use-site";
import { EmbedFrame } from "./embed-frame";
import { EMBED_HOSTS, mapEmbed } from "./embeds";

/** The place of the map: a chart of ours until the visitor asks for the real one. */
export function MapEmbed({ address }: { address: Address }) {
  const site = useSite();
  const { map } = dictionaryOf(site.language).contact;
  const { t } = useTranslation();
  const embed = mapEmbed(address.coordinates);
  return (
    <EmbedFrame
      embed={embed}
      title={t("contact.map.frameTitle", { address: postalAddress(address, site.language) })}
      words={{ ...map.consent, text: t("contact.map.consent.text", { host: EMBED_HOSTS[embed.host].name }) }}
      picture={<HeroImage name="island" alt="" sizes="(min-width: 64rem) 52rem, 100vw" />}
      returnTo={`${linkTo(site, "contact")}#map`}
    />
  );
}
