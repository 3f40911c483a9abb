// npm run brand: makes every picture, typeface and film of the site anew. `npm run brand -- fonts share` makes only what
// is named. Nothing is random: the same code and the same packages give the same files. They are committed.
import { saveFonts } from "./fonts.mjs";
import { saveHero } from "./hero.mjs";
import { saveHeroLoop } from "./hero-loop.mjs";
import { saveIcons } from "./icons.mjs";
import { savePeople } from "./people.mjs";
import { saveSharePictures } from "./share-pictures.mjs";
import { saveShowreel } from "./showreel.mjs";
import { saveSponsors } from "./sponsors.mjs";
import { saveProjects, saveScenes } from "./stills.mjs";
import { saveWordmark } from "./wordmark.mjs";

/** Share pictures, the loop and the showreel show scenes, and so come after them. @type {Record<string, () => Promise<void>>} */
const parts = {
  fonts: saveFonts,
  wordmark: saveWordmark,
  hero: saveHero,
  scenes: saveScenes,
  projects: saveProjects,
  people: savePeople,
  sponsors: saveSponsors,
  icons: saveIcons,
  share: saveSharePictures,
  loop: saveHeroLoop,
  showreel: saveShowreel,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. There are: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}
for (const [name, save] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await save();
}
