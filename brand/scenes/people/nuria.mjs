import { NAPE, profileFace, profileNeck, profileShoulders } from "./profile.mjs";
import { strands } from "./strands.mjs";

const skin = { light: "#dba174", base: "#bb7f54", shade: "#855332", deep: "#5b361f", line: "#20120c", lip: "#9a4a3c" };

const hair = { dark: "#0b1318", base: "#18252d", light: "#2f4652", shine: "#56727d" };

const line = { noseRise: 6, nose: -4, lips: 0, chin: -6 };

/** About 35, black hair in a high bun, a camera on its strap. */
export function nuria() {
  return `
    ${bun()}
    ${profileNeck(skin)}
    ${profileShoulders({ base: "#15303b", shade: "#0a1b22", light: "#2d5462" })}
    ${collar()}
    ${profileFace({ skin, line, browWeight: 12, fringe: "M545 300C500 320 430 330 404 400V320L500 280Z" })}
    ${pulledBack()}
    ${camera()}`;
}

function bun() {
  return `
    <circle cx="268" cy="166" r="88" fill="${hair.base}"/>
    <path fill="${hair.dark}" d="M268 78C210 84 176 130 182 180C190 230 240 262 290 250C240 220 222 140 268 78Z"/>
    <path fill="none" stroke="${hair.light}" stroke-width="9" d="M262 92C320 96 348 150 336 200M244 110C290 104 322 150 306 208M226 134C262 124 290 160 276 214"/>
    <path fill="none" stroke="${hair.shine}" stroke-width="5" d="M290 94C334 108 350 150 344 190M282 118C308 126 320 152 316 180"/>`;
}

function pulledBack() {
  return `
    <clipPath id="skull"><path d="M546 306C538 226 472 176 400 178C296 180 206 272 214 400${NAPE}C374 398 388 396 396 404C402 352 446 326 500 318C522 316 540 316 546 306Z"/></clipPath>
    <g clip-path="url(#skull)">
      <path fill="${hair.base}" d="M200 160H560V620H200Z"/>
      <path fill="${hair.dark}" d="M200 160H300C250 260 250 440 340 610H200Z"/>
      ${strands({ from: [[548, 300], [480, 240], [380, 210], [270, 200]], to: [[384, 404], [350, 380], [300, 300], [266, 206]], count: 12, colour: hair.light, width: 6, seed: 2 })}
      ${strands({ from: [[530, 262], [470, 210], [380, 190], [280, 196]], to: [[440, 320], [400, 280], [340, 230], [276, 206]], count: 5, colour: hair.shine, width: 5, seed: 7 })}
      ${strands({ from: [[354, 500], [310, 430], [254, 320], [260, 210]], to: [[290, 600], [230, 500], [214, 340], [248, 216]], count: 9, colour: hair.light, width: 4, seed: 9, opacity: 0.6 })}
    </g>
    <path fill="none" stroke="${hair.base}" stroke-width="4" d="M398 402C402 420 400 432 394 442"/>
    <path fill="#b4431f" d="M318 222C330 214 342 222 338 238C322 262 292 272 262 268C250 264 250 250 262 248C286 248 306 240 318 222Z"/>`;
}

function collar() {
  return `
    <path fill="#21444f" d="M256 692C300 752 420 764 474 714L486 744C420 808 290 792 244 726Z"/>
    <path fill="#122b34" d="M256 692C290 740 340 756 390 756L384 790C320 784 270 762 244 726Z"/>`;
}

function camera() {
  return `
    <path fill="none" stroke="#b9771f" stroke-width="24" d="M290 742C330 820 400 880 462 930M452 752C490 800 540 850 590 900"/>
    <path fill="none" stroke="#f2b04f" stroke-width="16" d="M293 742C333 820 403 880 465 930M455 752C493 800 543 850 593 900"/>
    <path fill="#0a1216" d="M432 888H492L508 862H574L590 888H650C656 888 660 892 660 898V1010H424V898C424 892 428 888 432 888Z"/>
    <path fill="#243942" d="M508 862H574L590 888H650C656 888 660 892 660 898V908H424V898C424 892 428 888 432 888H492Z"/>
    <circle cx="544" cy="960" r="56" fill="#1a2b33"/><circle cx="544" cy="960" r="42" fill="#050b0e"/><circle cx="544" cy="960" r="30" fill="#0b5560"/>
    <path fill="#7cc3c6" d="M540 938C554 936 566 946 568 960C558 948 550 944 540 938Z"/><circle cx="624" cy="928" r="8" fill="#d15a30"/>`;
}
