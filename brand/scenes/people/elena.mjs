import { frontNeck, shoulders, tilted } from "./clothes.mjs";
import { frontFace } from "./front.mjs";
import { strands } from "./strands.mjs";

const skin = { light: "#eab890", base: "#d99a72", shade: "#a8643f", deep: "#7d4328", line: "#3a1c12", lip: "#a8473c" };

/** About 50, a wavy dark bob with a grey strand, round glasses, a roll-neck. */
export function elena() {
  const back = `
    <path fill="#16262d" d="M400 150C270 146 206 240 204 360C202 450 170 500 178 580C182 640 226 676 290 672L510 672C574 676 618 640 622 580C630 500 598 450 596 360C594 240 530 154 400 150Z"/>`;
  const head = `
    ${frontFace({ skin, age: 0.8, smile: 0.5, chin: -6, ears: false, browWeight: 9 })}
    ${fringe()}
    ${glasses()}`;
  return `
    ${tilted(-2, back)}
    ${frontNeck(skin, 72)}
    ${shoulders({ base: "#0e6c78", shade: "#094a55", light: "#1d8a93" }, { top: 728 })}
    ${rollNeck()}
    ${tilted(-2, head)}`;
}

function rollNeck() {
  return `
    <path fill="#0c5f6b" d="M312 660C330 700 470 700 488 660C500 690 506 730 500 762C470 800 330 800 300 762C294 730 300 690 312 660Z"/>
    <path fill="#083f49" d="M312 660C322 690 352 698 392 698L390 790C350 788 316 782 300 762C294 730 300 690 312 660Z"/>
    <path fill="none" stroke="#083f49" stroke-width="4" opacity=".7" d="M420 700V786M446 696L450 782M470 686L478 774"/>`;
}

/** The hair in front: parted above the right eye, it falls in waves to the chin. */
function fringe() {
  return `
    <path fill="#213943" d="M452 168C350 140 232 210 214 350C206 440 182 500 190 572C194 632 232 664 278 656C306 640 292 600 284 566C272 520 282 480 282 440C284 380 320 330 384 286C420 262 444 220 452 168Z"/>
    <path fill="#213943" d="M452 168C530 176 586 250 590 350C594 440 618 500 612 572C608 632 570 664 522 656C502 640 512 604 520 566C530 520 522 480 522 440C524 370 500 300 462 250C452 226 450 196 452 168Z"/>
    <path fill="#16262d" d="M214 350C206 440 182 500 190 572C194 632 232 664 278 656C230 640 222 590 232 540C246 480 232 420 250 350C266 290 320 220 400 176C300 176 226 250 214 350Z"/>
    <path fill="#35545e" d="M470 190C530 210 566 280 568 360C570 440 590 500 584 570C580 600 566 626 546 640C556 600 560 560 554 500C548 440 552 380 536 320C522 270 500 226 470 190Z"/>
    ${strands({ from: [[440, 186], [330, 190], [250, 280], [246, 420]], to: [[436, 200], [376, 240], [284, 320], [268, 440]], count: 7, colour: "#35545e", width: 4, seed: 4, opacity: 0.8 })}
    <path fill="#c3cdcb" d="M450 178C376 214 292 274 264 360C246 424 258 470 246 524C236 570 236 606 252 640C246 600 250 566 260 530C272 480 264 430 280 370C306 290 396 236 450 178Z"/>
    <path fill="#8ea3a6" d="M450 182C390 236 306 300 284 372C270 430 276 480 264 530C258 556 256 580 260 600C262 560 276 520 280 480C284 440 276 410 292 370C318 306 404 250 450 182Z"/>`;
}

function glasses() {
  return `<g fill="none" stroke="#140d0a" stroke-width="8">
    <circle cx="330" cy="424" r="52" fill="#fff6e4" fill-opacity=".08"/><circle cx="470" cy="424" r="52" fill="#fff6e4" fill-opacity=".1"/>
    <path d="M381 416C390 408 410 408 419 416M278 418L258 410M522 418L542 410"/></g>
    <path fill="none" stroke="#fff6e4" stroke-width="5" opacity=".75" d="M500 396C508 406 512 416 512 428"/>`;
}
