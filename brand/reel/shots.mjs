/** @typedef {import("../paint/camera.mjs").View} View */
/** @typedef {import("../paint/camera.mjs").Move} Move */
/** What is seen for two beats: one picture, or three portraits side by side. `near` is how the shore moves before it. */
/** @typedef {{ picture: string, from: View, to: View, near?: Move } | { people: string[] }} Shot */
/** Shots that belong together, and what their slate says. @typedef {{ slate: [string, string], shots: Shot[] }} Scene */

/** @param {number} x @param {number} y @param {number} part @returns {View} */
const view = (x, y, part) => ({ x, y, part });

/** Thirteen bars of two shots each. The portraits fall into the bar without drums. @type {Scene[]} */
export const SCENES = [
  {
    slate: ["Calima", "Mallorca"],
    shots: [
      { picture: "hero", from: view(0.5, 0.5, 0.98), to: view(0.55, 0.46, 0.86), near: { from: view(0.5, 0.5, 0.98), to: view(0.59, 0.47, 0.8) } },
      { picture: "hero", from: view(0.66, 0.4, 0.6), to: view(0.74, 0.42, 0.54), near: { from: view(0.64, 0.4, 0.6), to: view(0.76, 0.43, 0.5) } },
    ],
  },
  {
    slate: ["Film", "Die Salzlinie"],
    shots: [
      { picture: "die-salzlinie", from: view(0.36, 0.5, 0.98), to: view(0.48, 0.5, 0.94) },
      { picture: "die-salzlinie", from: view(0.76, 0.44, 0.56), to: view(0.7, 0.46, 0.66) },
    ],
  },
  {
    slate: ["Film", "Set"],
    shots: [
      { picture: "film-set", from: view(0.46, 0.52, 0.98), to: view(0.6, 0.55, 0.9) },
      { picture: "film-set", from: view(0.68, 0.62, 0.62), to: view(0.62, 0.66, 0.52) },
    ],
  },
  {
    slate: ["Film", "Die letzte Werft"],
    shots: [
      { picture: "die-letzte-werft", from: view(0.36, 0.5, 0.98), to: view(0.5, 0.52, 0.9) },
    ],
  },
  {
    slate: ["Locations", "Tramuntana"],
    shots: [
      { picture: "neun-winde", from: view(0.4, 0.5, 0.98), to: view(0.62, 0.5, 0.92) },
      { picture: "cove", from: view(0.5, 0.32, 0.42), to: view(0.5, 0.54, 0.44) },
      { picture: "mandelschnee", from: view(0.6, 0.5, 0.84), to: view(0.5, 0.5, 0.98) },
      { picture: "ridges", from: view(0.44, 0.5, 0.98), to: view(0.62, 0.44, 0.9) },
    ],
  },
  {
    slate: ["Podcast", "Inselstimmen"],
    shots: [
      { picture: "microphone", from: view(0.44, 0.5, 0.98), to: view(0.64, 0.5, 0.92) },
      { picture: "inselstimmen", from: view(0.32, 0.42, 0.74), to: view(0.36, 0.4, 0.64) },
      { picture: "inselstimmen", from: view(0.56, 0.5, 0.98), to: view(0.64, 0.5, 0.9) },
    ],
  },
  {
    slate: ["Radio", "Frequenz Süd"],
    shots: [
      { picture: "frequenz-sued", from: view(0.6, 0.68, 0.7), to: view(0.57, 0.36, 0.7) },
      { picture: "frequenz-sued", from: view(0.42, 0.5, 0.98), to: view(0.54, 0.5, 0.92) },
    ],
  },
  {
    slate: ["Calima", "Crew"],
    shots: [{ people: ["nuria-ferragut", "mateo-brunner", "carla-montaner"] }, { people: ["tomas-lindqvist", "ines-calafat", "david-oyelaran"] }],
  },
  {
    slate: ["TV", "Asphalt und Orangen"],
    shots: [
      { picture: "asphalt-und-orangen", from: view(0.62, 0.5, 0.98), to: view(0.5, 0.52, 0.9) },
      { picture: "asphalt-und-orangen", from: view(0.54, 0.58, 0.52), to: view(0.6, 0.6, 0.6) },
    ],
  },
  {
    slate: ["Events", "Nachtmarkt am Meer"],
    shots: [
      { picture: "nachtmarkt-am-meer", from: view(0.36, 0.5, 0.98), to: view(0.56, 0.5, 0.92) },
      { picture: "nachtmarkt-am-meer", from: view(0.3, 0.6, 0.6), to: view(0.38, 0.62, 0.52) },
      { picture: "nachtmarkt-am-meer", from: view(0.72, 0.36, 0.6), to: view(0.78, 0.34, 0.7) },
    ],
  },
  {
    slate: ["Mallorca", "Palma"],
    shots: [
      { picture: "island", from: view(0.5, 0.5, 0.72), to: view(0.44, 0.55, 0.5) },
      { picture: "lighthouse", from: view(0.5, 0.5, 0.98), to: view(0.66, 0.46, 0.86) },
      { picture: "lighthouse", from: view(0.74, 0.34, 0.5), to: view(0.72, 0.36, 0.6) },
    ],
  },
];

/** The last picture: the sun once more, the crew low enough for the name above it. @type {Shot} */
export const END = {
  picture: "hero",
  from: view(0.68, 0.4, 0.58),
  to: view(0.6, 0.34, 0.68),
  near: { from: view(0.72, 0.4, 0.54), to: view(0.6, 0.34, 0.68) },
};
