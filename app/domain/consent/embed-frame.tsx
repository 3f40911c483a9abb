import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Address, postalAddress } from "~/i18n/company";
import { dictionaryOf } from "~/i18n/i18n";
import { linkTo, paths } from "~/paths";
import { HeroImage } from "~/ui/site/hero-image";
import { Icon } from "~/ui/site/icon";
import { useSite } from "~/ui/site/use-site";
import { type Consent, type Embed, EMBED_CATEGORIES, EMBED_HOSTS, mayLoad } from "./consent";

type Props = {
  embed: Embed;
  title: string;
  labels: { text: string; load: string; remember: string };
  picture: ReactNode;
  returnTo: string;
};

/** Until consent the frame is in a `template`, from which browsers load nothing. */
export function EmbedFrame({ embed, title, labels, picture, returnTo }: Props) {
  const { kind } = EMBED_HOSTS[embed.host];
  const isLoaded = mayLoad(kind, useConsent());
  const frame = (
    <iframe
      src={embed.url}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
  return (
    <div className="embed" data-embed={EMBED_CATEGORIES[kind]}>
      <div className="embed-picture">{picture}</div>
      <form className="embed-ask" method="post" action={paths.embed} data-embed-ask hidden={isLoaded}>
        <input type="hidden" name="embed" value={kind} />
        <input type="hidden" name="return_to" value={returnTo} />
        <p>{labels.text}</p>
        <button type="submit" className="button">
          {labels.load}
          <Icon name="arrowDown" />
        </button>
        <label>
          <input type="checkbox" name="remember" /> {labels.remember}
        </label>
      </form>
      <template>{frame}</template>
      {isLoaded && frame}
    </div>
  );
}

export function MapEmbed({ address }: { address: Address }) {
  const site = useSite();
  const { map } = dictionaryOf(site.language).contact;
  const { t } = useTranslation();
  const embed = mapEmbed(address.coordinates);
  return (
    <EmbedFrame
      embed={embed}
      title={t("contact.map.frameTitle", { address: postalAddress(address, site.language) })}
      labels={{ ...map.consent, text: t("contact.map.consent.text", { host: EMBED_HOSTS[embed.host].name }) }}
      picture={<HeroImage name="island" alt="" sizes="(min-width: 92rem) calc(28.6rem + 26vw), (min-width: 64rem) 52rem, 100vw" />}
      returnTo={`${linkTo(site, "contact")}#map`}
    />
  );
}

/** Degrees on each side of the point: about a kilometre. */
const AROUND = { latitude: 0.006, longitude: 0.011 };

/** OpenStreetMap's own embed, which needs no key and sets no cookies. */
export function mapEmbed({ latitude, longitude }: Address["coordinates"]): Embed {
  const [west, east] = [longitude - AROUND.longitude, longitude + AROUND.longitude];
  const [south, north] = [latitude - AROUND.latitude, latitude + AROUND.latitude];
  const query = new URLSearchParams({
    bbox: [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude.toString()},${longitude.toString()}`,
  });
  return { host: "www.openstreetmap.org", url: `https://www.openstreetmap.org/export/embed.html?${query.toString()}` };
}

const NOTHING: Consent = { preferences: null, once: null };

/** If the root loader failed, there is no consent. */
export function useConsent(): Consent {
  return useRouteLoaderData<{ consent: Consent }>("root")?.consent ?? NOTHING;
}
