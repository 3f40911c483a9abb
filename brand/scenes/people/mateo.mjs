import { frontNeck, shoulders, tilted } from "./clothes.mjs";
import { frontFace } from "./front.mjs";

const skin = { light: "#e7b78f", base: "#cf9268", shade: "#975a37", deep: "#6b3a22", line: "#2b130c", lip: "#a5503f" };

const hair = { dark: "#170c08", base: "#2f1c13", light: "#593725", shine: "#86573a" };

/** About 32, dark hair to the shoulders, a moustache, a cap, a work jacket over a shirt. */
export function mateo() {
  const back = `<path fill="${hair.dark}" d="M272 300C236 380 242 470 222 560C206 640 212 700 240 740L560 740C588 700 594 640 578 560C558 470 564 380 528 300Z"/>`;
  const head = `
    ${frontFace({ skin, smile: 1, jaw: 4, nose: 4, ears: false, iris: "#33200f", browWeight: 13, lash: 6, fringe: "M230 190H570V400C520 366 460 362 400 362C340 362 280 366 230 410Z" })}
    <path fill="${skin.deep}" opacity=".28" filter="url(#soft)" d="M290 560C300 640 350 666 400 666C450 666 500 640 510 560C480 600 440 596 400 596C360 596 320 600 290 560Z"/>
    ${moustache()}
    ${lockLeft()}${lockRight()}
    ${cap()}`;
  return `
    ${tilted(3, back)}
    ${frontNeck(skin, 84)}
    ${shoulders({ base: "#2b6144", shade: "#183c2a", light: "#458661" }, { top: 738, wide: 322 })}
    ${jacket()}
    ${tilted(3, head)}`;
}

function moustache() {
  return `
    <path fill="${hair.base}" d="M400 530C380 524 352 536 338 558C332 568 324 570 318 568C326 584 352 586 372 572C382 564 390 560 400 560C410 560 418 564 428 572C448 586 474 584 482 568C476 570 468 568 462 558C448 536 420 524 400 530Z"/>
    <path fill="${hair.light}" d="M406 534C426 530 446 542 458 560C464 570 472 573 478 571C468 580 448 580 430 568C420 560 412 556 404 556Z"/>`;
}

/** Waves that fall behind the collar, in the shade at our left and in the light at our right. */
function lockLeft() {
  return `
    <path fill="${hair.base}" d="M284 320C250 350 262 400 246 450C230 500 196 530 198 590C200 630 224 650 214 690C208 720 190 740 196 768C214 760 222 752 230 746C232 764 244 780 262 784C262 770 266 762 272 756C282 764 296 764 310 756C300 730 322 700 310 660C300 630 280 610 284 570C288 530 274 500 272 460C270 410 280 370 284 320Z"/>
    <path fill="none" stroke="${hair.dark}" stroke-width="9" d="M262 400C262 470 222 530 226 590C230 640 246 670 232 740M272 480C262 540 250 580 262 630C276 680 282 710 272 752"/>
    <path fill="none" stroke="${hair.light}" stroke-width="6" d="M254 420C246 490 208 540 212 592C216 640 232 660 224 700M268 450C262 520 236 560 246 620C254 670 266 700 254 768M278 540C270 590 296 630 296 670C298 700 290 720 294 746"/>`;
}

function lockRight() {
  return `
    <path fill="${hair.base}" d="M516 320C550 350 538 400 554 450C570 500 604 530 602 590C600 630 576 650 586 690C592 720 610 740 604 768C586 760 578 752 570 746C568 764 556 780 538 784C538 770 534 762 528 756C518 764 504 764 490 756C500 730 478 700 490 660C500 630 520 610 516 570C512 530 526 500 528 460C530 410 520 370 516 320Z"/>
    <path fill="${hair.light}" d="M540 380C550 420 556 460 572 490C592 530 606 560 600 604C594 640 580 650 588 694C570 660 574 630 572 600C570 550 546 510 538 460C534 430 536 400 540 380Z"/>
    <path fill="none" stroke="${hair.light}" stroke-width="8" d="M530 420C536 500 560 550 554 610C548 660 536 690 546 760M524 520C526 580 508 620 504 660C500 700 512 720 506 746"/>
    <path fill="none" stroke="${hair.shine}" stroke-width="5" d="M536 400C542 480 586 540 584 600C580 640 566 660 574 704M530 480C532 540 546 590 534 640C522 690 526 710 530 740"/>`;
}

/** A faded cap from the front: crown, seam, button, and the visor's arc above the brows. */
function cap() {
  return `
    <path fill="#d9c5a6" d="M242 344C228 210 300 132 400 130C500 132 572 210 558 344C510 318 460 310 400 310C340 310 290 318 242 344Z"/>
    <path fill="#a89370" d="M242 344C228 210 300 132 400 130C344 160 320 230 326 314C296 320 268 330 242 344Z"/>
    <path fill="#f1e3c8" d="M440 138C510 154 548 220 548 330C530 322 514 318 500 316C502 240 484 176 440 138Z"/>
    <path fill="none" stroke="#a89370" stroke-width="5" d="M400 134C404 190 404 250 402 308M452 148C486 190 496 250 496 312"/>
    <ellipse cx="400" cy="131" rx="14" ry="8" fill="#b4431f"/>
    <path fill="#b4431f" d="M232 352C270 314 340 300 400 300C460 300 530 314 568 352C576 372 562 380 548 374C500 356 450 350 400 350C350 350 300 356 252 374C238 380 224 372 232 352Z"/>
    <path fill="#7d2a11" d="M232 352C262 322 310 306 360 302C320 316 290 336 276 366L252 374C238 380 224 372 232 352Z"/>
    <path fill="#d9683a" d="M440 303C490 310 540 326 564 352C530 332 486 320 440 316Z"/>`;
}

function jacket() {
  return `
    <path fill="#eaddc8" d="M322 722C336 800 370 860 402 900C434 860 464 800 478 722C450 760 350 760 322 722Z"/>
    <path fill="#b9a88c" d="M322 722C336 800 370 860 402 900C396 850 388 800 390 750C360 748 336 740 322 722Z"/>
    <path fill="#1f4d36" d="M314 712C280 748 258 776 250 806L340 880L402 1010V900C366 850 330 790 314 712Z"/>
    <path fill="#357553" d="M486 712C520 748 542 776 550 806L460 880L402 1010V900C438 850 470 790 486 712Z"/>
    <path fill="none" stroke="#183c2a" stroke-width="6" d="M402 900V1010M500 930H590V1010"/>`;
}
