import { paint } from "./paint/frame.mjs";
import { fileFor, saveAvif } from "./paint/save.mjs";
import { heroes } from "./scenes/hero.mjs";

export async function saveHero() {
  const { large, wide, middle, tall } = heroes;
  await saveAvif(await painted("hero-wide", large), { name: "hero/wide", widths: [2560], quality: 62 });
  const landscape = await painted("hero-wide", wide);
  await saveAvif(landscape.clone(), { name: "hero/wide", widths: [960, 1440, 1920], quality: 66 });
  await landscape.clone().webp({ quality: 70, effort: 6 }).toFile(await fileFor("hero/wide.webp"));
  await saveAvif(await painted("hero-middle", middle), { name: "hero/middle", widths: [768, 1152], quality: 66 });
  await saveAvif(await painted("hero-tall", tall), { name: "hero/tall", widths: [420, 630, 840], quality: 66 });
}

/** @param {string} seed @param {{ width: number, height: number, scene: () => Promise<import("./paint/frame.mjs").HeroImage> }} hero */
async function painted(seed, { width, height, scene }) {
  return paint({ width, height, scene: await scene(), seed, grain: 0.022 });
}
