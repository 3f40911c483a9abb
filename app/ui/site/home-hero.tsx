import type { HtmlLinkDescriptor } from "@remix-run/react";
import type { ReactNode } from "react";
import { dictionaryOf } from "~/i18n/i18n";
import type { Language } from "~/i18n/languages";
import type { TextFinder } from "~/i18n/page-labels";
import { type Site, sitePath } from "~/paths";
import { Icon } from "./icon";
import { LinkButton } from "./page-parts";

type Props = {
  site: Site;
  text: TextFinder<"home">;
  children?: ReactNode;
};

export function HomeHero({ site, text, children }: Props) {
  const { hero } = dictionaryOf(site.language);
  const tagline = text("hero_tagline");
  return (
    <header className="home-hero" data-tone="dark">
      <HeroPicture />
      <div className="wrap home-hero-words">
        <h1 lang={languageOfTagline(tagline, site.language)}>
          {phrasesOf(tagline).map((phrase) => (
            <span key={phrase}>{phrase} </span>
          ))}
        </h1>
        <ul className="home-hero-fields">
          {fieldsOf(text("hero_subtitle")).map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <div className="home-hero-below">
          <p>{text("hero_description")}</p>
          <p className="buttons">
            <LinkButton href={sitePath(site, hero.cta.href)}>{text("hero_cta")}</LinkButton>
            {children}
          </p>
        </div>
      </div>
      <HeroLoop pause={hero.loop.pause} />
    </header>
  );
}

/** Nothing is loaded before app/browser/hero-loop.ts takes it out of the `template`. */
function HeroLoop({ pause }: { pause: string }) {
  return (
    <template data-hero-loop="">
      <video className="home-hero-loop" muted loop playsInline preload="auto" aria-hidden="true" tabIndex={-1} width="1920" height="1080">
        <source src="/artwork/hero/loop.webm" type="video/webm" />
        <source src="/artwork/hero/loop.mp4" type="video/mp4" />
      </video>
      <button type="button" className="home-hero-pause" aria-label={pause} aria-pressed="false" hidden>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </template>
  );
}

function HeroPicture() {
  return (
    <picture className="home-hero-picture">
      <source media={HERO_NARROW.media} type="image/avif" srcSet={HERO_NARROW.srcSet} sizes={HERO_SIZES} width="840" height="1680" />
      <source media={HERO_MIDDLE.media} type="image/avif" srcSet={HERO_MIDDLE.srcSet} sizes={HERO_SIZES} width="1152" height="1536" />
      <source type="image/avif" srcSet={HERO_WIDE.srcSet} sizes={HERO_SIZES} />
      <img src="/artwork/hero/wide.webp" alt="" width="1920" height="1080" {...{ fetchpriority: "high" }} />
    </picture>
  );
}

/** The built-in slogan is in English on every page. */
function languageOfTagline(tagline: string, language: Language): "en" | undefined {
  return language !== "en" && tagline === dictionaryOf("en").hero.tagline ? "en" : undefined;
}

/** A comma before a small letter may be inside a phrase: "Medien, die anregen, Inhalte, die bewegen". */
function phrasesOf(tagline: string): string[] {
  const phrases = tagline.split(/(?<=,)\s+(?=\p{Lu})/u);
  return phrases.length > 1 ? phrases : tagline.split(/(?<=,)\s+/);
}

function fieldsOf(subtitle: string): string[] {
  return subtitle.split("•").map((field) => field.trim()).filter(Boolean);
}

/** On a phone held sideways, people cannot see the detail of the largest pictures. */
const HERO_SIZES = "(max-width: 56.25rem) and (min-aspect-ratio: 3/2) 75vw, 100vw";

const HERO_NARROW = { media: "(max-width: 33.75rem)", srcSet: srcSetOf("tall", [420, 630, 840]) };

/** Ends just below 3:2, where the wide one begins: if both matched, both would be preloaded. */
const HERO_MIDDLE = { media: "(min-width: 33.76rem) and (max-width: 56.25rem) and (max-aspect-ratio: 2999/2000)", srcSet: srcSetOf("middle", [768, 1152]) };

const HERO_WIDE = { media: "(min-width: 56.26rem), (min-width: 33.76rem) and (min-aspect-ratio: 3/2)", srcSet: srcSetOf("wide", [960, 1440, 1920, 2560]) };

export const heroPreloads: HtmlLinkDescriptor[] = [HERO_NARROW, HERO_MIDDLE, HERO_WIDE].map(({ media, srcSet }) => ({
  rel: "preload",
  as: "image",
  type: "image/avif",
  media,
  imageSrcSet: srcSet,
  imageSizes: HERO_SIZES,
}));

function srcSetOf(name: string, widths: readonly number[]): string {
  return widths.map((width) => `/artwork/hero/${name}-${width}.avif ${width}w`).join(", ");
}
