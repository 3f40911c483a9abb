import { frontNeck, shoulders, tilted } from "./clothes.mjs";
import { frontFace } from "./front.mjs";
import { curlyMass, ringlets } from "./curls.mjs";
import { randomFrom } from "../../paint/noise.mjs";

const skin = { light: "#fbdcc0", base: "#efbd99", shade: "#c48262", deep: "#99583e", line: "#5a2412", lip: "#c65a4c", blush: "#d9684c" };

const hair = { dark: "#74290f", base: "#9f3f17", light: "#c95f26", shine: "#f0a060" };

/** About 30, long copper curls, freckles, hoops, a linen shirt. */
export function aina() {
  const back = `
    ${curlyMass({ seed: 5, colour: hair.dark, size: 46, ring: [[400, 330, 250, 215], [240, 500, 130, 230], [560, 500, 130, 230], [220, 640, 110, 120], [580, 640, 110, 120]] })}
    ${ringlets({ seed: 11, gap: 29, width: 16, tones: hair, inside: behind })}`;
  const head = `
    ${frontFace({ skin, smile: 1, chin: -8, jaw: -4, iris: "#3f5a3a", brow: "#8a3a17", browWeight: 9, fringe: "M230 190H570V400C540 330 520 322 480 330C440 336 400 322 360 334C320 340 290 330 262 420H230Z" })}
    ${freckles()}
    ${hoop(252)}${hoop(548)}
    ${curlyMass({ seed: 8, colour: hair.base, size: 40, ring: [[330, 240, 120, 66], [470, 236, 120, 64]] })}
    ${ringlets({ seed: 21, gap: 25, width: 13, tones: hair, inside: above })}`;
  return `
    ${tilted(4, back)}
    ${frontNeck(skin, 68)}
    ${shoulders({ base: "#eaddc8", shade: "#bfa98a", light: "#fbf3e4" }, { top: 740, wide: 290 })}
    ${neckline()}
    ${tilted(4, head)}`;
}

function neckline() {
  return `
    <path fill="#fbf3e4" d="M306 734C330 776 470 776 494 734L508 748C480 806 320 806 292 748Z"/>
    <path fill="#a8916f" d="M306 734C320 758 350 768 388 768L384 792C340 788 306 772 292 748Z"/>
    <path fill="none" stroke="#b9771f" stroke-width="4" d="M318 762C344 806 378 836 400 840C422 836 456 806 482 762"/><circle cx="400" cy="846" r="11" fill="#f2b04f"/>`;
}

/** @param {number} x @param {number} y */
function behind(x, y) {
  return ((x - 400) / 250) ** 2 + ((y - 330) / 220) ** 2 < 1 || (Math.abs(x - 400) > 120 && ((Math.abs(x - 400) - 170) / 120) ** 2 + ((y - 540) / 210) ** 2 < 1);
}

/** @param {number} x @param {number} y */
function above(x, y) {
  const away = Math.abs(x - 400);
  return ((away - 60) / 130) ** 2 + ((y - 195) / 76) ** 2 < 1 || ((away - 176) / 36) ** 2 + ((y - 310) / 110) ** 2 < 1;
}

function freckles() {
  const random = randomFrom(3);
  const spots = Array.from({ length: 44 }, () => {
    const x = 400 + (random() + random() - 1) * 130;
    const y = 468 + random() * 48 + Math.abs(x - 400) * 0.08;
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.8 + random() * 2.2).toFixed(1)}"/>`;
  });
  return `<g fill="#a8532f" opacity=".65">${spots.join("")}</g>`;
}

/** @param {number} x */
function hoop(x) {
  return `<circle cx="${x}" cy="540" r="40" fill="none" stroke="#b9771f" stroke-width="9"/><path d="M${x + 38} 528A40 40 0 0 1 ${x + 8} 579" fill="none" stroke="#ffd98a" stroke-width="6"/>`;
}
