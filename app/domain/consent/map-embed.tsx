import { useTranslation } from "react-i18next";
import { company, postalAddress } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo } from "~/paths";
import { HeroImage } from "~/ui/site/hero-image";
import { useSite } from "~/ui/site/use-site";
import { EmbedFrame } from "./embed-frame";
import { type Embed, EMBED_HOSTS } from "./embeds";

/** The place of the map: a chart of ours until the visitor asks for the real one. */
export function MapEmbed() {
  const site = useSite();
  const { map } = dictionaryOf(site.language).contact;
  const { t } = useTranslation();
  const embed = mapEmbed(company.coordinates);
  return (
    <EmbedFrame
      embed={embed}
      title={t("contact.map.frameTitle", { address: postalAddress })}
      words={{ ...map.consent, text: t("contact.map.consent.text", { host: EMBED_HOSTS[embed.host].name }) }}
      picture={<HeroImage name="island" alt="" sizes="(min-width: 64rem) 52rem, 100vw" />}
      returnTo={`${linkTo(site, "contact")}#map`}
    />
  );
}

type Place = { latitude: number; longitude: number };

/** How much of the neighbourhood is seen, in degrees to each side: about a kilometre. */
const AROUND = { latitude: 0.006, longitude: 0.011 };

/** A map of the place with a mark on it, as OpenStreetMap offers it for other pages: without a key and without cookies. */
function mapEmbed({ latitude, longitude }: Place): Embed {
  const corners = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude.toString()},${longitude.toString()}`,
  });
  return { host: "www.openstreetmap.org", url: `https://www.openstreetmap.org/export/embed.html?${query.toString()}` };
}
