/**
 * Paints every picture of the site: `node scripts/artwork/index.mjs [hero] [scenes] [projects] [people] [sponsors] [icons] [showreel]`.
 * Nothing is random: the same code gives the same pictures. They are committed (public/artwork).
 */
import { saveHero } from "./hero.mjs";
import { saveIcons } from "./icons.mjs";
import { savePeople } from "./people.mjs";
import { saveProjects, saveScenes } from "./stills.mjs";
import { saveShowreel } from "./showreel.mjs";
import { saveSponsors } from "./sponsors.mjs";
import { saveWordmark } from "./wordmark.mjs";

/** @type {Record<string, () => Promise<void>>} */
const parts = {
  wordmark: saveWordmark,
  hero: saveHero,
  scenes: saveScenes,
  projects: saveProjects,
  people: savePeople,
  sponsors: saveSponsors,
  icons: saveIcons,
  showreel: saveShowreel,
};

const wanted = process.argv.slice(2);
for (const [name, save] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await save();
}
