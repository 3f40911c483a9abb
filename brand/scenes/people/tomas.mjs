import { profileFace, profileNeck, profileShoulders } from "./profile.mjs";
import { randomFrom } from "../../paint/noise.mjs";

const skin = { light: "#f3caa9", base: "#dca582", shade: "#a87052", deep: "#7c4d38", line: "#3b2118", lip: "#b0685a" };

/** About 45, a shaved head, grey stubble, headphones round his neck. He listens. */
export function tomas() {
  return `
    <path fill="none" stroke="#7d2a11" stroke-width="32" d="M270 790C206 700 226 636 320 640"/>
    <path fill="none" stroke="#d15a30" stroke-width="20" d="M273 787C211 700 230 640 320 645"/>
    ${profileNeck(skin)}
    ${profileShoulders({ base: "#4c6a74", shade: "#2b424b", light: "#7b99a2" })}
    ${collar()}
    ${profileFace({ skin, line: { brow: 6, nose: 4, chin: 4 }, age: 0.8, isListening: true, brow: "#6d5a50", browWeight: 13 })}
    ${stubble()}
    <path fill="#fbe3cb" opacity=".7" d="M430 216C490 216 528 250 536 304C514 262 484 236 430 216Z"/>
    ${headphones()}`;
}

/** Short grey hairs on jaw, lip and skull. */
function stubble() {
  const random = randomFrom(31);
  const dots = Array.from({ length: 2600 }, () => {
    const x = 220 + random() * 380;
    const y = 200 + random() * 470;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(random() * 2).toFixed(1)} ${(1.5 + random() * 2).toFixed(1)}"/>`;
  });
  return `
    <clipPath id="beard"><path d="M384 490C388 560 402 626 448 662C494 690 552 690 572 660C584 634 574 606 562 594C548 598 534 590 530 574C522 566 522 552 534 544C548 540 562 534 566 524C548 520 526 524 514 538C480 566 432 552 408 492Z"/></clipPath>
    <clipPath id="crown"><path d="M500 226C440 196 356 196 300 240C226 300 200 400 214 470C230 550 260 596 284 608C312 602 338 568 350 538C358 520 364 506 364 492L356 436C362 404 384 400 400 404C404 350 440 280 500 226Z"/></clipPath>
    <g clip-path="url(#beard)"><path fill="#8b7c74" opacity=".75" d="M370 470H620V720H370Z"/><path fill="#574a45" opacity=".6" d="M370 470H440C440 560 480 620 560 664V720H370Z"/><g stroke="#e0d8d0" stroke-width="2" opacity=".5">${dots.join("")}</g></g>
    <g clip-path="url(#head)"><g clip-path="url(#crown)"><path fill="#7d675a" opacity=".3" d="M200 190H520V620H200Z"/><g stroke="#6f6058" stroke-width="2" opacity=".5">${dots.join("")}</g></g></g>`;
}

function collar() {
  return `
    <path fill="#3c5861" d="M256 692C300 752 420 764 474 714L486 744C420 808 290 792 244 726Z"/>
    <path fill="#243a43" d="M256 692C290 740 340 756 390 756L384 790C320 784 270 762 244 726Z"/>`;
}

function headphones() {
  return `
    <g transform="rotate(12 320 770)"><rect x="252" y="694" width="128" height="160" rx="54" fill="#0a151a"/><rect x="266" y="706" width="100" height="136" rx="44" fill="#1c2f37"/><rect x="284" y="726" width="64" height="96" rx="30" fill="#d15a30"/><path d="M300 738C290 756 290 790 300 808" fill="none" stroke="#f0a583" stroke-width="6"/></g>
    <g transform="rotate(-22 484 768)"><rect x="446" y="708" width="74" height="124" rx="34" fill="#0a151a"/><rect x="484" y="718" width="30" height="104" rx="15" fill="#2c444d"/></g>`;
}
