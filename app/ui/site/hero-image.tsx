import type { HtmlLinkDescriptor } from "@remix-run/react";
import type { ComponentProps } from "react";
import { PageHero } from "./page-parts";

/** Made in brand/. */
const heroImages = {
  ridges: { width: 1920, height: 803, narrower: [640, 960, 1440] },
  "film-set": { width: 1920, height: 803, narrower: [640, 960, 1440] },
  lighthouse: { width: 1920, height: 803, narrower: [640, 960, 1440] },
  cinema: { width: 1920, height: 803, narrower: [640, 960, 1440] },
  radio: { width: 1920, height: 803, narrower: [640, 960, 1440] },
  screens: { width: 1920, height: 803, narrower: [640, 960, 1440] },
  stage: { width: 1920, height: 803, narrower: [640, 960, 1440] },
  "round-table": { width: 1920, height: 803, narrower: [640, 960, 1440] },
  cove: { width: 1080, height: 1350, narrower: [480, 720] },
  island: { width: 1440, height: 1080, narrower: [480, 960] },
} as const;

/** The pictures fill a height of 105vw on phones and 34rem on upright tablets: see site-heroes.css. */
const HERO_SIZES = "(max-width: 32rem) 251vw, (max-width: 60rem) 82rem, max(100vw, 206vh)";

/** There are pictures of 2560 pixels for larger windows than those of phones and upright tablets. */
const [SMALL, LARGE] = ["(max-width: 60rem)", "(min-width: 60.01rem)"];

export type HeroImageName = keyof typeof heroImages;

export type PageHeroName = Exclude<HeroImageName, "cove" | "island">;

type HeroImageProps = {
  name: HeroImageName;
  alt: string;
  sizes: string;
  isFirst?: boolean;
};

export function heroImagePreload(name: PageHeroName): HtmlLinkDescriptor[] {
  const preload = { rel: "preload", as: "image", type: "image/webp", imageSizes: HERO_SIZES } as const;
  return [{ ...preload, media: SMALL, imageSrcSet: srcSetOf(name) }, { ...preload, media: LARGE, imageSrcSet: largeSrcSetOf(name) }];
}

export function HeroImage({ name, alt, sizes, isFirst = false }: HeroImageProps) {
  const { width, height } = heroImages[name];
  return (
    <img
      src={fileOf(name)}
      srcSet={srcSetOf(name)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
      {...(isFirst && { fetchpriority: "high" })}
    />
  );
}

type PictureHeroProps = Omit<ComponentProps<typeof PageHero>, "tone" | "picture"> & { image: PageHeroName };

export function PictureHero({ image, ...props }: PictureHeroProps) {
  return <PageHero {...props} tone="dark" picture={<PageHeroImage name={image} />} />;
}

function PageHeroImage({ name }: { name: PageHeroName }) {
  return (
    <picture>
      <source media={LARGE} srcSet={largeSrcSetOf(name)} sizes={HERO_SIZES} />
      <HeroImage name={name} alt="" sizes={HERO_SIZES} isFirst />
    </picture>
  );
}

function largeSrcSetOf(name: PageHeroName): string {
  return `${srcSetOf(name)}, ${fileOf(name, 2560)} 2560w`;
}

function srcSetOf(name: HeroImageName): string {
  const { width, narrower } = heroImages[name];
  return [...narrower.map((narrow) => `${fileOf(name, narrow)} ${narrow}w`), `${fileOf(name)} ${width}w`].join(", ");
}

function fileOf(name: HeroImageName, width?: number): string {
  return width ? `/artwork/scenes/${name}-${width}.webp` : `/artwork/scenes/${name}.webp`;
}
