import { frontNeck, shoulders, tilted } from "./clothes.mjs";
import { frontFace } from "./front.mjs";
import { strands } from "./strands.mjs";

const skin = { light: "#f9d6ba", base: "#e9b493", shade: "#bb7b5a", deep: "#8d4f37", line: "#3a1a12", lip: "#b01a2e", blush: "#d0604f" };

const hair = { dark: "#2a160f", base: "#4a2818", light: "#764327", shine: "#a9683c" };

/** About 40, a straight brown bob with a fringe, red lips, a jacket. */
export function carla() {
  const back = `
    <path fill="${hair.dark}" d="M400 146C270 146 196 236 194 370L184 640C220 664 300 664 330 640H470C500 664 580 664 616 640L606 370C604 236 530 146 400 146Z"/>`;
  const head = `
    ${frontFace({ skin, smile: 0.8, chin: -8, jaw: -6, ears: false, iris: "#4a2a16", browWeight: 10, lash: 8, lips: 3, fringe: "M230 190H570V420C540 350 520 362 480 366C440 370 360 370 320 366C290 362 270 360 262 460H230Z" })}
    <path fill="${hair.base}" d="M400 158C290 158 214 240 210 368L200 634C226 650 262 652 282 640C272 560 272 470 280 352C360 366 440 366 520 352C528 470 528 560 518 640C538 652 574 650 600 634L590 368C586 240 510 158 400 158Z"/>
    <path fill="${hair.dark}" d="M400 158C290 158 214 240 210 368L200 634C216 646 238 650 254 648C236 560 240 440 246 352C252 260 310 190 400 158Z"/>
    <path fill="${hair.light}" d="M440 176C510 200 560 270 562 370L570 640C556 648 546 650 538 648C548 560 544 440 538 350C532 280 496 220 440 176Z"/>
    <path fill="${hair.shine}" opacity=".4" d="M412 250C450 250 480 256 500 264C510 276 514 296 514 316L498 284L490 312L476 280L464 306L450 278L440 292L426 276Z"/>
    ${strands({ from: [[330, 176], [296, 220], [284, 290], [284, 346]], to: [[474, 176], [506, 220], [516, 290], [516, 346]], count: 13, colour: hair.dark, width: 4, seed: 6, opacity: 0.55 })}`;
  return `
    ${tilted(2.5, back)}
    ${frontNeck(skin, 70)}
    ${shoulders({ base: "#a63c1c", shade: "#74260f", light: "#c9572e" }, { top: 742, wide: 300 })}
    ${lapels()}
    ${tilted(2.5, head)}`;
}

function lapels() {
  return `
    <path fill="#fff0d0" d="M330 730C350 790 376 850 402 920C428 850 452 790 472 730C440 752 362 752 330 730Z"/>
    <path fill="#d9c5a6" d="M330 730C350 790 376 850 402 920C398 860 394 800 396 748C368 748 344 742 330 730Z"/>
    <path fill="#8f3217" d="M322 716C290 750 262 776 250 800L316 838L296 872L402 1010V920C366 850 334 790 322 716Z"/>
    <path fill="#b9481f" d="M480 716C512 750 540 776 552 800L486 838L506 872L402 1010V920C438 850 470 790 480 716Z"/>
    <path fill="none" stroke="#5d1e0c" stroke-width="5" d="M402 1010V920"/>`;
}
