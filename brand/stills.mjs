import { paint } from "./paint/frame.mjs";
import { saveWebp } from "./paint/save.mjs";
import { areaScenes } from "./scenes/areas.mjs";
import { stills } from "./scenes/projects.mjs";
import { siteScenes } from "./scenes/site.mjs";

const PROJECT_SIZE = { width: 1600, height: 670 };

/** The stills of the default projects. */
export async function saveProjects() {
  for (const [slug, scene] of Object.entries(stills)) {
    const image = paint({ ...PROJECT_SIZE, scene: await scene(), seed: slug, grain: 0.022 });
    await saveWebp(image, { name: `projects/${slug}`, narrower: [400, 800], quality: 66 });
  }
}

/** The pictures of the pages themselves. Their widths are repeated in app/ui/site/hero-image.tsx. */
export async function saveScenes() {
  for (const [name, { width, height, narrower, isHero = false, scene }] of Object.entries({ ...siteScenes, ...areaScenes })) {
    const image = paint({ width, height, scene: await scene(), seed: name, grain: 0.018 });
    await saveWebp(image, { name: `scenes/${name}`, narrower, quality: 74 });
    if (isHero) await saveLarge(name, await scene(LARGE.width / width));
  }
}

const LARGE = { width: 2560, height: 1071 };

/** For windows of 2560 pixels. @param {string} name @param {import("./paint/frame.mjs").HeroImage} scene */
async function saveLarge(name, scene) {
  await saveWebp(paint({ ...LARGE, scene, seed: name, grain: 0.018 }), { name: `scenes/${name}-2560`, narrower: [], quality: 74 });
}
