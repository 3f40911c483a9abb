import { aina } from "./people/aina.mjs";
import { carla } from "./people/carla.mjs";
import { david } from "./people/david.mjs";
import { elena } from "./people/elena.mjs";
import { ines } from "./people/ines.mjs";
import { jonas } from "./people/jonas.mjs";
import { mateo } from "./people/mateo.mjs";
import { nuria } from "./people/nuria.mjs";
import { tomas } from "./people/tomas.mjs";

/**
 * Whom we show before which sky. All are drawn in a light from the right; who looks left is turned round with it.
 * @typedef {{ sky: [string, string, string], sun: { x: number, y: number, radius: number }, looksLeft?: boolean, drawing: () => string }} Person
 */

/** @type {Record<string, Person>} */
export const people = {
  "elena-marques": { sky: ["#15303b", "#8f3217", "#f2b04f"], sun: { x: 0.47, y: 0.42, radius: 0.3 }, drawing: elena },
  "jonas-hartwig": { sky: ["#0b5560", "#7cc3c6", "#fadfab"], sun: { x: 0.2, y: 0.34, radius: 0.2 }, looksLeft: true, drawing: jonas },
  "nuria-ferragut": { sky: ["#8f3217", "#d15a30", "#fadfab"], sun: { x: 0.66, y: 0.5, radius: 0.26 }, drawing: nuria },
  "tomas-lindqvist": { sky: ["#08151b", "#21444f", "#9db1b6"], sun: { x: 0.5, y: 0.3, radius: 0.17 }, looksLeft: true, drawing: tomas },
  "aina-salom": { sky: ["#0d1f27", "#0b5560", "#7cc3c6"], sun: { x: 0.56, y: 0.38, radius: 0.27 }, drawing: aina },
  "david-oyelaran": { sky: ["#b4431f", "#f2b04f", "#fff0d0"], sun: { x: 0.42, y: 0.36, radius: 0.3 }, drawing: david },
  "carla-montaner": { sky: ["#21444f", "#d9c5a6", "#fadfab"], sun: { x: 0.24, y: 0.62, radius: 0.2 }, looksLeft: true, drawing: carla },
  "ines-calafat": { sky: ["#0e6c78", "#eaddc8", "#f0a583"], sun: { x: 0.62, y: 0.6, radius: 0.22 }, drawing: ines },
  "mateo-brunner": { sky: ["#08151b", "#b4431f", "#f0a583"], sun: { x: 0.5, y: 0.46, radius: 0.33 }, looksLeft: true, drawing: mateo },
};
