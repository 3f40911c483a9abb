import { randomFrom } from "../paint/noise.mjs";
import * as part from "./people-parts.mjs";

/**
 * A person is a stack of shapes from back to front, each with a colour, before a sky with a sun.
 * @typedef {"strands" | "curls" | "knit" | "stubble"} Texture
 * @typedef {{ shapes: string, colour: string, texture?: Texture, shine?: number, isFlat?: boolean, depth?: number }} Layer
 * @typedef {{ sky: [string, string, string], sun: { x: number, y: number, radius: number }, looksLeft?: boolean, layers: Layer[] }} Person
 */

const line = { colour: "#2b130c", isFlat: true };

/** @type {Record<string, Person>} */
export const people = {
  "elena-marques": {
    sky: ["#15303b", "#8f3217", "#f2b04f"],
    sun: { x: 0.47, y: 0.42, radius: 0.3 },
    layers: [
      { shapes: `<path d="M420 180C300 170 190 250 186 400C182 480 150 540 170 620C180 690 240 720 330 716C400 700 420 640 400 560Z"/>`, colour: "#16262d" },
      { shapes: part.neck, colour: "#a85f42" },
      { shapes: part.shoulders, colour: "#0e6c78", texture: "knit" },
      { shapes: part.rollNeck, colour: "#0b5560", texture: "knit" },
      { shapes: part.head({ nose: 4, chin: -4 }), colour: "#c27a58" },
      { shapes: part.features(), ...line },
      {
        shapes: `<path d="M534 262C508 190 404 156 300 196C196 250 168 364 192 470C206 540 164 590 196 648C222 690 286 676 306 708C340 706 372 684 372 650C398 610 366 560 386 520C404 470 388 440 408 400C436 350 500 340 540 318C556 300 548 282 534 262Z"/>`,
        colour: "#20343c",
        texture: "strands",
      },
      { shapes: `<path d="M532 262C472 266 424 304 402 352C384 400 392 440 374 486C362 524 376 560 358 604" fill="none" stroke="#fff" stroke-width="13"/>`, colour: "#9db1b6", depth: 8 },
      { shapes: part.roundGlasses, colour: "#08151b", depth: 6 },
    ],
  },
  "jonas-hartwig": {
    sky: ["#0b5560", "#7cc3c6", "#fadfab"],
    sun: { x: 0.6, y: 0.34, radius: 0.2 },
    looksLeft: true,
    layers: [
      { shapes: part.neck, colour: "#b9704c" },
      { shapes: part.shoulders, colour: "#b4431f", texture: "knit" },
      { shapes: part.openCollar, colour: "#c9572e" },
      { shapes: part.head({ brow: 5, nose: 2, chin: 6 }), colour: "#d99a72" },
      { shapes: part.features("M486 362C508 348 532 350 550 360"), ...line },
      { shapes: part.beard, colour: "#96592c", texture: "strands", depth: 14 },
      { shapes: part.ear, colour: "#d0885f", depth: 12 },
      {
        shapes: `<path d="M548 310C560 256 520 176 424 168C316 160 222 232 216 356C214 424 238 490 268 528C296 512 318 482 340 470L350 420C352 404 372 396 392 398C396 364 404 344 424 330C466 318 514 330 548 310Z"/>`,
        colour: "#a8703a",
        texture: "strands",
      },
    ],
  },
  "nuria-ferragut": {
    sky: ["#8f3217", "#d15a30", "#fadfab"],
    sun: { x: 0.66, y: 0.5, radius: 0.26 },
    layers: [
      { shapes: `<circle cx="262" cy="160" r="92"/>`, colour: "#141f26", texture: "strands" },
      { shapes: part.neck, colour: "#8f5a3a" },
      { shapes: part.shoulders, colour: "#15303b", texture: "knit" },
      { shapes: part.crewNeck, colour: "#21444f", depth: 10 },
      { shapes: part.camera.strap, colour: "#f2b04f", depth: 8 },
      { shapes: part.camera.body, colour: "#0d1f27", depth: 12 },
      { shapes: part.camera.lens, colour: "#21444f", depth: 10 },
      { shapes: part.camera.glass, colour: "#0b5560", depth: 8 },
      { shapes: part.head({ noseRise: 6, nose: -4, lips: 3, chin: -6 }), colour: "#b0764f" },
      { shapes: part.features("M490 368C510 356 530 354 546 360"), ...line },
      { shapes: part.ear, colour: "#a66a45", depth: 12 },
      {
        shapes: `<path d="M545 306C540 226 472 180 400 182C296 184 214 272 218 400C220 470 250 524 282 548C318 536 342 506 352 470L356 424C360 408 378 400 396 404C402 352 446 326 500 320C522 318 538 316 545 306Z"/>`,
        colour: "#172229",
        texture: "strands",
      },
    ],
  },
  "tomas-lindqvist": {
    sky: ["#08151b", "#21444f", "#9db1b6"],
    sun: { x: 0.3, y: 0.3, radius: 0.17 },
    looksLeft: true,
    layers: [
      { shapes: part.neck, colour: "#a3684c" },
      { shapes: part.headphones.band, colour: "#d15a30", depth: 10 },
      { shapes: part.shoulders, colour: "#4c6a74", texture: "knit" },
      { shapes: part.crewNeck, colour: "#3c5861", depth: 10 },
      { shapes: part.headphones.cups, colour: "#0d1f27", depth: 16 },
      { shapes: part.headphones.pads, colour: "#d15a30", depth: 10 },
      { shapes: part.head({ brow: 6, nose: 8, chin: 4 }), colour: "#d29a7b" },
      { shapes: `<path d="M532 250C500 205 420 196 360 212C262 240 222 320 224 414C226 470 244 520 270 556C310 540 340 510 352 470L356 424C362 408 378 402 394 404C398 350 470 280 532 250Z"/>`, colour: "#b98467", texture: "stubble", shine: 0.4 },
      { shapes: part.beard, colour: "#8e7a70", texture: "stubble", depth: 16, shine: 0.4 },
      { shapes: part.features("M486 364C508 352 532 352 550 362"), ...line },
      { shapes: part.ear, colour: "#c58b6c", depth: 12 },
    ],
  },
  "aina-salom": {
    sky: ["#0d1f27", "#0b5560", "#7cc3c6"],
    sun: { x: 0.56, y: 0.38, radius: 0.27 },
    layers: [
      { shapes: curls({ seed: 5, count: 260, inside: longHair, size: 38 }), colour: "#7d2f12", texture: "curls", depth: 16 },
      { shapes: part.neck, colour: "#c98b6b" },
      { shapes: part.shoulders, colour: "#eaddc8", texture: "knit" },
      { shapes: part.crewNeck, colour: "#d9c5a6", depth: 10 },
      { shapes: part.head({ noseRise: 8, nose: -2, lips: 2, chin: -4 }), colour: "#e6b595" },
      { shapes: freckles(), colour: "#b9714d", isFlat: true },
      { shapes: part.features("M492 368C510 358 530 356 546 362"), ...line },
      { shapes: part.hoop, colour: "#f2b04f", depth: 6 },
      { shapes: curls({ seed: 9, count: 190, inside: frontCurls, size: 30 }), colour: "#b4501f", texture: "curls", depth: 14 },
    ],
  },
  "david-oyelaran": {
    sky: ["#b4431f", "#f2b04f", "#fff0d0"],
    sun: { x: 0.42, y: 0.36, radius: 0.3 },
    layers: [
      { shapes: part.neck, colour: "#4a2617" },
      { shapes: part.shoulders, colour: "#0b5560", texture: "knit" },
      { shapes: part.openCollar, colour: "#0e6c78" },
      { shapes: part.head({ nose: -2, noseRise: -4, lips: 9, brow: 3 }), colour: "#6b3a22" },
      { shapes: `<path d="M548 322C548 256 500 196 410 194C304 196 222 280 222 400C224 470 246 520 276 548C312 532 336 506 348 470L356 424C362 408 378 402 394 404C400 356 450 340 500 334Z"/>`, colour: "#120b0a" },
      { shapes: locs(), colour: "#20140f", depth: 8, shine: 0.7 },
      { shapes: part.features("M488 364C508 352 530 352 548 362"), colour: "#160906", isFlat: true },
      { shapes: part.ear, colour: "#5d311c", depth: 12 },
    ],
  },
  "carla-montaner": {
    sky: ["#21444f", "#d9c5a6", "#fadfab"],
    sun: { x: 0.24, y: 0.62, radius: 0.2 },
    looksLeft: true,
    layers: [
      { shapes: `<path d="M420 176C290 170 190 256 190 420V660C260 690 340 690 400 664Z"/>`, colour: "#2a160f" },
      { shapes: part.neck, colour: "#b4755a" },
      { shapes: part.shoulders, colour: "#8f3217", texture: "knit" },
      { shapes: part.openCollar, colour: "#a63c1c" },
      { shapes: part.head({ noseRise: 4, nose: 2, chin: -3 }), colour: "#dca184" },
      { shapes: part.lips, colour: "#a3182b", depth: 8 },
      { shapes: part.features("M492 370C510 360 530 358 546 364"), ...line },
      {
        shapes: `<path d="M556 366C566 262 520 172 408 168C284 170 186 262 190 420V664C262 690 330 688 392 662C398 600 396 520 402 440C404 400 424 374 452 368C488 372 524 372 556 366Z"/>`,
        colour: "#4a2818",
        texture: "strands",
        depth: 34,
      },
    ],
  },
  "ines-calafat": {
    sky: ["#0e6c78", "#eaddc8", "#f0a583"],
    sun: { x: 0.62, y: 0.6, radius: 0.22 },
    layers: [
      { shapes: part.neck, colour: "#a66c4b" },
      { shapes: part.shoulders, colour: "#f5ede0", texture: "knit" },
      { shapes: part.crewNeck, colour: "#eaddc8", depth: 10 },
      { shapes: part.dungarees, colour: "#21444f", texture: "knit", depth: 14 },
      { shapes: part.buttons, colour: "#f2b04f", depth: 6 },
      { shapes: part.head({ noseRise: 10, nose: -6, lips: 2, chin: -8 }), colour: "#cb8f69" },
      { shapes: part.features("M492 366C510 354 530 354 546 362"), ...line },
      { shapes: part.ear, colour: "#bd7f5a", depth: 12 },
      {
        shapes: `<path d="M552 352C580 270 520 172 412 166C300 162 212 240 212 366C212 440 236 500 272 560C276 530 300 520 316 492C330 476 348 470 352 448C352 420 366 404 392 402L398 470L416 396C430 372 450 366 462 352C464 372 470 380 478 386C484 366 496 356 508 346C512 358 520 366 528 368C534 354 544 348 552 352Z"/>`,
        colour: "#1d1614",
        texture: "strands",
      },
    ],
  },
  "mateo-brunner": {
    sky: ["#08151b", "#b4431f", "#f0a583"],
    sun: { x: 0.5, y: 0.46, radius: 0.33 },
    looksLeft: true,
    layers: [
      { shapes: `<path d="M420 220C290 210 206 300 208 430C206 520 160 580 176 660C182 720 240 744 300 742C350 740 390 716 392 660C404 600 400 560 396 480Z"/>`, colour: "#1c110d", texture: "strands" },
      { shapes: part.neck, colour: "#9a603f" },
      { shapes: part.shoulders, colour: "#2b6144", texture: "knit" },
      { shapes: part.crewNeck, colour: "#245239", depth: 10 },
      { shapes: part.head({ brow: 4, nose: 6, chin: 2 }), colour: "#c58a63" },
      { shapes: part.features("M486 364C508 352 532 352 550 362"), ...line },
      { shapes: part.moustache, colour: "#20120c", texture: "strands", depth: 10 },
      {
        shapes: `<path d="M404 320C300 320 214 340 214 430C212 500 172 560 190 620C182 668 214 706 262 702C300 724 352 706 358 660C392 620 362 570 384 510C400 450 412 380 430 330Z"/>`,
        colour: "#2c1b14",
        texture: "strands",
      },
      { shapes: part.cap.crown, colour: "#d9c5a6", texture: "knit", depth: 30 },
      { shapes: part.cap.brim, colour: "#b4431f", depth: 12 },
    ],
  },
};

/** @param {number} x @param {number} y */
function longHair(x, y) {
  return ((x - 290) / 210) ** 2 + ((y - 470) / 330) ** 2 < 1 && x < 420;
}

/** @param {number} x @param {number} y */
function frontCurls(x, y) {
  const top = ((x - 390) / 190) ** 2 + ((y - 290) / 130) ** 2 < 1 && y < 330 + (430 - x) * 0.9;
  const side = ((x - 285) / 95) ** 2 + ((y - 540) / 250) ** 2 < 1;
  return top || side;
}

/** @param {{ seed: number, count: number, size: number, inside: (x: number, y: number) => boolean }} options */
function curls({ seed, count, size, inside }) {
  const random = randomFrom(seed);
  const circles = [];
  while (circles.length < count) {
    const x = 60 + random() * 560;
    const y = 130 + random() * 700;
    if (inside(x, y)) circles.push(`<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size * (0.6 + random() * 0.7)).toFixed(0)}"/>`);
  }
  return circles.join("");
}

function freckles() {
  const random = randomFrom(3);
  return Array.from({ length: 26 }, () => {
    const x = 452 + random() * 100;
    const y = 436 + random() * 62;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(2 + random() * 2.2).toFixed(1)}"/>`;
  }).join("");
}

/** Short strands that stand off the skull and fall a little. */
function locs() {
  const random = randomFrom(21);
  const strands = Array.from({ length: 130 }, (_, index) => {
    const angle = (Math.PI / 180) * (34 + (index / 130) * 168 + (random() - 0.5) * 10);
    const from = 92 + random() * 92;
    const reach = 30 + random() * 26;
    const x = 384 + Math.cos(angle) * from;
    const y = 382 - Math.sin(angle) * from;
    const across = Math.cos(angle) * reach - 6;
    const down = -Math.sin(angle) * reach * 0.75 + 14;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(across * 0.5).toFixed(0)} ${(down - 14).toFixed(0)} ${across.toFixed(0)} ${down.toFixed(0)}"/>`;
  });
  return `<g fill="none" stroke="#fff" stroke-width="19">${strands.join("")}</g>`;
}
