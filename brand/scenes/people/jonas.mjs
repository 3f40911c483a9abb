import { profileFace, profileNeck, profileShoulders } from "./profile.mjs";
import { strands } from "./strands.mjs";

const skin = { light: "#f6cda6", base: "#e0a67c", shade: "#b0734d", deep: "#824d31", line: "#4a2813", lip: "#b5604d", blush: "#cf6a48" };

const hair = { dark: "#6b431c", base: "#9b6930", light: "#c9964f", shine: "#ecc27c" };

/** About 40, short sandy hair, a trimmed beard, an open shirt over a T-shirt. */
export function jonas() {
  return `
    ${profileNeck(skin)}
    ${profileShoulders({ base: "#b4431f", shade: "#7d2a11", light: "#d9683a" })}
    ${shirt()}
    ${profileFace({ skin, line: { brow: 5, nose: 2, chin: 6 }, age: 0.4, iris: "#3f6270", brow: hair.dark, browWeight: 13 })}
    ${beard()}
    ${crop()}`;
}

function beard() {
  return `
    <clipPath id="beard"><path d="M366 492C376 560 390 634 446 676C494 708 556 708 582 668C594 636 584 606 568 594C552 600 534 592 532 572C540 556 558 552 574 546C584 540 578 526 562 522C542 518 526 526 514 540C480 566 436 540 412 476Z"/></clipPath>
    <g clip-path="url(#beard)">
      <path fill="${hair.base}" d="M340 470H620V720H340Z"/>
      <path fill="${hair.dark}" d="M340 470H420C420 560 470 640 570 670V720H340Z"/>
      ${strands({ from: [[420, 510], [420, 580], [460, 650], [540, 690]], to: [[540, 530], [520, 570], [540, 630], [590, 650]], count: 15, colour: hair.light, width: 5, seed: 3, opacity: 0.8 })}
      ${strands({ from: [[390, 500], [390, 580], [420, 660], [500, 700]], to: [[420, 500], [420, 580], [460, 640], [530, 690]], count: 6, colour: hair.base, width: 5, seed: 5 })}
    </g>
    <path fill="none" stroke="${skin.line}" stroke-width="4" d="M580 553C566 555 552 554 540 550"/>`;
}

/** Combed up and back from the forehead, cut short at the sides. */
function crop() {
  return `
    <path fill="#7c5223" d="M214 400C210 320 230 250 300 210L420 300C400 330 398 370 396 404C384 398 370 404 362 412L356 436L364 492C362 506 350 530 340 546C326 572 306 590 284 592C234 546 208 484 214 400Z"/>
    <path fill="${hair.dark}" d="M396 330L432 326C422 372 418 430 434 512L410 500C418 460 418 424 396 404Z"/>
    ${strands({ from: [[226, 260], [222, 420], [240, 500], [278, 566]], to: [[396, 270], [390, 330], [376, 380], [358, 500]], count: 20, colour: hair.base, width: 5, seed: 8 })}
    <path fill="${hair.base}" d="M546 306C562 280 560 236 534 206C500 160 420 140 350 160C262 180 206 250 212 360C232 316 250 340 262 352C280 316 300 330 318 334C340 306 380 318 404 330C440 306 500 312 546 306Z"/>
    <path fill="${hair.light}" d="M546 306C562 280 560 236 534 206C506 168 450 148 394 154C450 180 480 230 470 306C500 302 526 310 546 306Z"/>
    ${strands({ from: [[540, 300], [540, 230], [450, 170], [330, 176]], to: [[420, 320], [380, 270], [290, 260], [232, 330]], count: 15, colour: hair.dark, width: 4, seed: 12, opacity: 0.7 })}
    ${strands({ from: [[548, 296], [556, 220], [480, 160], [400, 158]], to: [[490, 304], [490, 240], [420, 200], [330, 200]], count: 8, colour: hair.shine, width: 5, seed: 14, opacity: 0.9 })}`;
}

function shirt() {
  return `
    <path fill="#f5ede0" d="M262 694C300 740 420 752 472 706L486 800L440 900L330 800Z"/>
    <path fill="#c9b9a0" d="M262 694C290 730 340 742 384 744L400 880L330 800Z"/>
    <path fill="#8f3217" d="M262 676C228 712 214 752 232 784L330 824L440 1010V900C370 850 300 770 262 676Z"/>
    <path fill="#c9572e" d="M474 690C506 716 526 750 524 790L474 840L440 1010V900C470 850 484 770 474 690Z"/>
    <path fill="none" stroke="#7d2a11" stroke-width="5" d="M440 900V1010"/><circle cx="456" cy="950" r="7" fill="#fadfab"/>`;
}
