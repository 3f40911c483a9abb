import { type Company, company as usual } from "~/i18n/company";
import type { RootData } from "./use-site";

/** The colours in brand/icons.mjs. */
const USUAL_MARK = { ground: "#08151b", sun: "#f2b04f" };

const OWN = "/icons/";

const STOCK = "/artwork/icons/";

type Brand = { company: Pick<Company, "name">; look: RootData["look"] };

type Icon = { rel: string; href: string; type?: string; sizes?: string };

/** `logo`: from an uploaded logo. `drawn`: in the site's own colours. */
export function iconKind({ company, look }: Brand): "usual" | "logo" | "drawn" {
  if (look?.logo) return "logo";
  const mark = look?.mark ?? USUAL_MARK;
  const isUsual = company.name === usual.name && mark.ground === USUAL_MARK.ground && mark.sun === USUAL_MARK.sun;
  return isUsual ? "usual" : "drawn";
}

export function iconLinks(brand: Brand): Icon[] {
  const manifest = { rel: "manifest", href: "/manifest.webmanifest" };
  const kind = iconKind(brand);
  if (kind === "drawn") return [{ rel: "icon", href: svgOf(brand), type: "image/svg+xml" }, manifest];
  if (kind === "logo") {
    return [
      { rel: "icon", href: pngOf(brand, "192"), type: "image/png", sizes: "192x192" },
      { rel: "apple-touch-icon", href: pngOf(brand, "180") },
      manifest,
    ];
  }
  return [
    { rel: "icon", href: `${STOCK}favicon.ico`, sizes: "32x32" },
    { rel: "icon", href: `${STOCK}favicon.svg`, type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: `${STOCK}apple-touch-icon.png` },
    manifest,
  ];
}

export function manifestOf(brand: Brand) {
  const { ground } = brand.look?.mark ?? USUAL_MARK;
  return {
    name: brand.company.name,
    short_name: shortName(brand.company.name),
    start_url: "/",
    display: "browser",
    background_color: ground,
    theme_color: ground,
    icons: manifestIcons(brand),
  };
}

function manifestIcons(brand: Brand) {
  const kind = iconKind(brand);
  if (kind === "drawn") return [{ src: svgOf(brand), sizes: "any", type: "image/svg+xml" }];
  const srcOf = (name: string) => (kind === "logo" ? pngOf(brand, name) : `${STOCK}${name}.png`);
  const icon = (name: string, size: number) => ({ src: srcOf(name), sizes: `${size.toString()}x${size.toString()}`, type: "image/png" });
  return [icon("192", 192), icon("512", 512), { ...icon("maskable-512", 512), purpose: "maskable" }];
}

/** Phones show about twelve characters below an icon. */
function shortName(name: string): string {
  if (name.length <= 12) return name;
  const [first = "", ...words] = name.split(" ");
  return words.reduce((short, word) => (`${short} ${word}`.length <= 12 ? `${short} ${word}` : short), first);
}

/** Each icon has a new address, because browsers cache icons. */
function pngOf({ look }: Brand, name: string): string {
  return `${OWN}${name}.png?v=${encodeURIComponent(look?.logo?.src.split("/").at(-1)?.replace(".webp", "") ?? "")}`;
}

function svgOf({ company, look }: Brand): string {
  const { ground, sun } = look?.mark ?? USUAL_MARK;
  return `${OWN}icon.svg?v=${encodeURIComponent([initialOf(company), ground, sun].join("").replaceAll("#", "-"))}`;
}

/** Draws the sun, or for another company the first letter of its name. */
export function drawnIcon({ company, look }: Brand): string {
  const { ground, sun } = look?.mark ?? USUAL_MARK;
  const letter = `<text x="50" y="50" dy=".36em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="64" fill="${sun}">${initialOf(company)}</text>`;
  const mark = company.name === usual.name ? `<path fill="${sun}" d="${SUN}"/>` : letter;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="32" height="32"><rect width="100" height="100" rx="18" fill="${ground}"/>${mark}</svg>`;
}

const SUN =
  "M50 16A31 31 0 0 1 80.6 52H19.4A31 31 0 0 1 50 16zM21.5 57.5H84.5a2.9 2.9 0 0 1 0 5.8H21.5a2.9 2.9 0 0 1 0-5.8zM30 68.5H70a2.5 2.5 0 0 1 0 5H30a2.5 2.5 0 0 1 0-5zM40 79H60a1.9 1.9 0 0 1 0 3.8H40a1.9 1.9 0 0 1 0-3.8z";

/** A letter or digit, so it needs no escaping. */
function initialOf({ name }: Brand["company"]): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "·";
}
