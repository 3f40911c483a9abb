/** The pictures of the default content, drawn by `brand/`: one for each slug. All names are invented. */
export const PEOPLE_ARTWORK = [
  { slug: "elena-marques", looks: "woman about 50, faces us: dark chin-length hair with a grey strand, round glasses, roll-neck" },
  { slug: "jonas-hartwig", looks: "man about 40, from the side: sandy hair combed back, full beard, open shirt over a white T-shirt" },
  { slug: "nuria-ferragut", looks: "woman about 35, from the side: black hair in a high bun, olive skin, camera on a yellow strap" },
  { slug: "tomas-lindqvist", looks: "man about 45, from the side, eyes closed: shaved head, grey stubble, headphones round his neck" },
  { slug: "aina-salom", looks: "woman about 30, faces us: long copper curls, freckles, hoop earrings" },
  { slug: "david-oyelaran", looks: "man about 35, faces us: dark skin, short locs, goatee, open collar" },
  { slug: "carla-montaner", looks: "woman about 40, faces us: straight brown bob with fringe, red lipstick, rust-coloured jacket" },
  { slug: "ines-calafat", looks: "woman about 27, from the side: short dark pixie cut under a yellow woollen hat, dungarees" },
  { slug: "mateo-brunner", looks: "man about 32, faces us: shoulder-length dark hair, moustache, cap" },
] as const;

export const PROJECT_ARTWORK = [
  { slug: "die-salzlinie", motif: "white salt hills and pink evaporation ponds under low sun" },
  { slug: "neun-winde", motif: "mountain ridge in bands of haze, one pine combed by the wind" },
  { slug: "die-letzte-werft", motif: "wooden boat ribs on a slipway, crane, two women before it, harbour at dawn" },
  { slug: "inselstimmen", motif: "large studio microphone, sound waves that become the outline of an island" },
  { slug: "nachtmarkt-am-meer", motif: "festoon lights, people at lit stalls and on a promenade, moon over the sea" },
  { slug: "mandelschnee", motif: "almond orchard in blossom, petals on red earth" },
  { slug: "frequenz-sued", motif: "radio mast with rings of waves above flat roofs with lit windows at dusk, somebody with a radio on a roof" },
  { slug: "asphalt-und-orangen", motif: "old racing motorbike on a coast road, oranges rolling from a crate" },
] as const;

export const SPONSOR_ARTWORK = [
  { slug: "bodega-son-calitja", name: "Bodega Son Calitja", width: 394, height: 285 },
  { slug: "hotel-lluna-salada", name: "Hotel Lluna Salada", width: 359, height: 276 },
  { slug: "onda-migjorn", name: "Onda Migjorn", width: 592, height: 233 },
  { slug: "marina-gregal-nou", name: "Marina Gregal Nou", width: 382, height: 235 },
  { slug: "gelats-tres-neules", name: "Gelats Tres Neules", width: 466, height: 298 },
  { slug: "fundacio-far-obert", name: "Fundació Far Obert", width: 539, height: 238 },
  { slug: "forn-pa-de-migdia", name: "Forn Pa de Migdia", width: 436, height: 253 },
  { slug: "rail-i-lent", name: "Raíl i Lent", width: 400, height: 260 },
  { slug: "eco-blau-audio", name: "Eco Blau Audio", width: 416, height: 242 },
  { slug: "cicles-serra-viva", name: "Cicles Serra Viva", width: 524, height: 277 },
  { slug: "paper-de-llevant", name: "Paper de Llevant", width: 457, height: 188 },
  { slug: "institut-illes-en-pantalla", name: "Institut Illes en Pantalla", width: 471, height: 193 },
] as const;

export type PersonSlug = (typeof PEOPLE_ARTWORK)[number]["slug"];
export type ProjectSlug = (typeof PROJECT_ARTWORK)[number]["slug"];
export type SponsorSlug = (typeof SPONSOR_ARTWORK)[number]["slug"];
