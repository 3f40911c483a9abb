import { profileFace, profileNeck, profileShoulders } from "./profile.mjs";
import { strands } from "./strands.mjs";

const skin = { light: "#f0c19a", base: "#d89a70", shade: "#a26643", deep: "#76462d", line: "#2b130c", lip: "#b5564a", blush: "#cf5f48" };

const hair = { dark: "#120d0c", base: "#241a17", light: "#48342c", shine: "#6d5044" };

/** About 27, a short dark pixie cut below a woollen hat, dungarees. */
export function ines() {
  return `
    ${profileNeck(skin)}
    ${profileShoulders({ base: "#f5ede0", shade: "#c3b49c", light: "#fffaf0" })}
    ${dungarees()}
    ${profileFace({ skin, line: { noseRise: 10, nose: -6, lips: 0, chin: -8 }, iris: "#3d2414", lash: 8, browWeight: 12, fringe: "M556 280C556 340 520 346 470 352C430 358 400 390 396 420V280Z" })}
    ${pixie()}
    ${hat()}
    <circle cx="382" cy="516" r="7" fill="#f2b04f"/>`;
}

function pixie() {
  return `
    <path fill="${hair.base}" d="M548 316C552 340 548 352 536 362C534 350 528 344 520 340C514 356 500 366 484 370C486 356 482 346 474 342C460 366 440 374 420 378C412 392 404 410 404 436C398 426 394 414 392 404C380 402 370 404 362 412L356 436L364 492C364 506 358 520 350 538C338 568 312 602 284 608C228 556 206 484 214 400L222 340L240 290H540Z"/>
    <path fill="${hair.dark}" d="M222 340L214 400C206 484 228 556 284 608C300 604 312 596 322 584C280 530 262 440 270 330Z"/>
    ${strands({ from: [[536, 310], [536, 326], [534, 340], [532, 350]], to: [[410, 310], [406, 340], [402, 380], [400, 412]], count: 15, colour: hair.light, width: 6, seed: 4 })}
    ${strands({ from: [[250, 340], [240, 440], [250, 530], [288, 596]], to: [[366, 340], [360, 380], [354, 410], [356, 500]], count: 13, colour: hair.light, width: 5, seed: 5, opacity: 0.7 })}
    ${strands({ from: [[520, 312], [520, 326], [516, 340], [508, 354]], to: [[450, 312], [446, 334], [440, 350], [430, 366]], count: 5, colour: hair.shine, width: 5, seed: 6 })}`;
}

function hat() {
  const ribs = strands({ from: [[232, 280], [230, 300], [230, 330], [234, 356]], to: [[556, 246], [560, 278], [560, 300], [556, 330]], count: 26, colour: "#a86a1c", width: 6, seed: 3 });
  return `
    <path fill="#d9922f" d="M226 290C214 190 290 122 388 118C486 116 556 180 556 264Z"/>
    <path fill="#a86a1c" d="M226 290C214 190 290 122 388 118C320 150 290 210 300 284Z"/>
    <path fill="#f2b04f" d="M440 128C510 142 552 196 554 262L520 266C520 210 490 160 440 128Z"/>
    ${strands({ from: [[250, 280], [240, 210], [300, 130], [384, 122]], to: [[530, 266], [526, 190], [470, 130], [392, 122]], count: 9, colour: "#a86a1c", width: 4, seed: 9, opacity: 0.6 })}
    <path fill="#e3a03e" d="M222 286C330 250 450 238 556 250C570 252 572 314 560 324C452 308 340 318 232 350C214 352 210 292 222 286Z"/>
    <clipPath id="band"><path d="M222 286C330 250 450 238 556 250C570 252 572 314 560 324C452 308 340 318 232 350C214 352 210 292 222 286Z"/></clipPath>
    <g clip-path="url(#band)">${ribs}</g>
    <path fill="#7d4d12" opacity=".45" d="M222 286C250 276 280 268 310 262C300 290 302 316 312 334C284 338 256 344 232 350C214 352 210 292 222 286Z"/>`;
}

function dungarees() {
  return `
    <path fill="none" stroke="#c3b49c" stroke-width="8" d="M256 696C300 752 420 764 474 716"/>
    <path fill="#21444f" d="M176 762L236 740L304 900H500L494 760L544 776L572 1010H220Z"/>
    <path fill="#122b34" d="M176 762L236 740L304 900H380V1010H220Z"/>
    <path fill="none" stroke="#3f6a76" stroke-width="5" stroke-dasharray="12 9" d="M312 918H552M236 760L296 904M506 768L518 900"/>
    <path fill="#2d5866" d="M400 944H500V1010H400Z"/>
    <circle cx="290" cy="898" r="15" fill="#b9771f"/><circle cx="292" cy="896" r="11" fill="#f2b04f"/><circle cx="514" cy="898" r="15" fill="#b9771f"/><circle cx="516" cy="896" r="11" fill="#f2b04f"/>`;
}
