/** Necks and what people wear, from the front; SVG on 800 x 1000, light from the right. */

/** @typedef {import("./front.mjs").Skin} Skin */

/** Neck and the slope to the shoulders, with the shadow of the chin. @param {Skin} skin @param {number} [wide] half its width */
export function frontNeck(skin, wide = 78) {
  const left = 400 - wide;
  const right = 400 + wide;
  return `
    <path fill="${skin.base}" d="M${left} 540V690C${left - 4} 750 ${left - 60} 776 ${left - 120} 806L400 940L${right + 120} 806C${right + 60} 776 ${right + 4} 750 ${right} 690V540Z"/>
    <path fill="${skin.shade}" d="M${left} 540V690C${left - 4} 750 ${left - 60} 776 ${left - 120} 806L400 940L396 800C372 760 372 720 392 690V540Z"/>
    <path fill="${skin.deep}" d="M${left} 600H${right}V640C${right - 10} 690 ${right - 70} 716 ${right - 100} 712C${left + 40} 706 ${left + 6} 684 ${left} 650Z"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="5" opacity=".6" d="M392 826C370 812 330 806 290 806M412 826C434 812 474 806 510 806"/>`;
}

/** Shoulders down to the edge. @param {{ base: string, shade: string, light: string }} cloth @param {{ wide?: number, top?: number, drop?: number }} [cut] half the width; where the cloth begins at the neck */
export function shoulders({ base, shade, light }, { wide = 310, top = 738, drop = 0 } = {}) {
  const left = 400 - wide;
  const right = 400 + wide;
  const y = top + drop;
  return `
    <path fill="${base}" d="M310 ${y}C270 ${y + 40} ${left + 90} ${y + 44} ${left + 50} ${y + 80}C${left + 6} ${y + 120} ${left} 950 ${left - 8} 1010H${right + 8}C${right} 950 ${right - 6} ${y + 120} ${right - 50} ${y + 80}C${right - 90} ${y + 44} 530 ${y + 40} 490 ${y}C470 ${y + 30} 330 ${y + 30} 310 ${y}Z"/>
    <path fill="${shade}" d="M310 ${y}C270 ${y + 40} ${left + 90} ${y + 44} ${left + 50} ${y + 80}C${left + 6} ${y + 120} ${left} 950 ${left - 8} 1010H376C352 930 376 850 392 ${y + 24}C350 ${y + 24} 320 ${y + 14} 310 ${y}Z"/>
    <path fill="${light}" d="M560 ${y + 42}C610 ${y + 56} 650 ${y + 76} 668 ${y + 110}C684 ${y + 140} 690 ${y + 180} 694 1010H672C668 ${y + 170} 650 ${y + 110} 560 ${y + 42}Z" opacity=".8"/>
    <path fill="none" stroke="${shade}" stroke-width="7" d="M${right - 84} 1010C${right - 84} 960 ${right - 92} 920 ${right - 112} 890M${left + 84} 1010C${left + 84} 960 ${left + 92} 920 ${left + 112} 890"/>`;
}

/** A shirt's collar, open over the throat. @param {{ base: string, shade: string, skin: Skin, button?: string }} shirt */
export function openShirt({ base, shade, skin, button = "#fff0d0" }) {
  return `
    <path fill="${skin.base}" d="M326 724C340 790 370 850 402 900C434 850 460 790 474 724Z"/>
    <path fill="${skin.shade}" d="M326 724C340 790 370 850 402 900C394 850 372 790 378 724Z"/>
    <path fill="${shade}" d="M306 676C292 706 276 736 262 752L330 862L402 900C366 850 326 770 306 676Z"/>
    <path fill="${base}" d="M494 676C508 706 524 736 538 752L470 862L402 900C438 850 474 770 494 676Z"/>
    <path fill="none" stroke="${shade}" stroke-width="7" d="M402 900V1010"/>
    <circle cx="416" cy="930" r="7" fill="${button}" opacity=".8"/><circle cx="416" cy="984" r="7" fill="${button}" opacity=".8"/>`;
}

/** Leans a head to one side. @param {number} degrees @param {string} head */
export function tilted(degrees, head) {
  return `<g transform="translate(0 12) rotate(${degrees} 400 690)">${head}</g>`;
}
