/**
 * The parts of the portraits: SVG shapes on 800 x 1000, white, for people who look to the right.
 * `paint/relief.mjs` gives them a body, `people.mjs` colour and light.
 */

/** How a face differs from the plain one, in units. @typedef {{ forehead?: number, brow?: number, nose?: number, noseRise?: number, lips?: number, chin?: number }} Features */

/** The line of a face from crown to throat, and round the skull. @param {Features} features */
export function head({ forehead = 0, brow = 0, nose = 0, noseRise = 0, lips = 0, chin = 0 } = {}) {
  return `<path d="M420 205
    C480 205 ${530 + forehead} 245 ${542 + forehead} 318
    C${545 + forehead} 345 ${552 + brow} 355 ${552 + brow} 374
    C${552 + brow} 386 546 392 547 404
    C${557 + nose / 2} 432 ${582 + nose} ${458 - noseRise} ${597 + nose} ${486 - noseRise}
    C${603 + nose} ${500 - noseRise} ${590 + nose} ${511 - noseRise} 571 511
    C564 512 562 516 565 523
    C571 529 ${580 + lips} 534 ${580 + lips} 543
    C${580 + lips} 549 570 551 566 553
    C574 557 ${579 + lips} 565 ${573 + lips} 574
    C568 583 560 587 562 599
    C${568 + chin} 615 ${572 + chin} 640 ${553 + chin} 657
    C${530 + chin} 673 500 664 470 656
    C450 652 430 640 410 600 L330 640
    C250 590 222 520 222 410 C222 285 310 205 420 205Z"/>`;
}

export const neck = `<path d="M292 560C300 640 282 700 262 780L470 800C448 740 440 690 450 640Z"/>`;

export const shoulders = `<path d="M282 664C262 722 186 744 116 782C50 818 28 900 20 1010H706C700 900 662 818 584 782C518 752 462 736 452 680C400 712 330 704 282 664Z"/>`;

export const rollNeck = `<path d="M280 650C330 706 410 708 456 664L472 734C410 782 320 778 260 728Z"/>`;

export const openCollar = `<path d="M276 652C250 690 236 726 250 758L352 804L430 1010H470L452 822L510 764C506 720 480 690 456 664C470 720 440 764 400 780C340 762 290 720 276 652Z"/>`;

export const crewNeck = `<path d="M262 700C300 756 420 772 472 718L482 742C420 802 290 788 250 724Z"/>`;

export const ear = `<path d="M368 424C388 406 414 420 412 452C410 484 394 508 378 504C362 498 356 442 368 424Z"/>`;

/** Brow, closed eye, nostril and the line between the lips. @param {string} brow */
export function features(brow = "M490 366C508 352 530 352 546 362") {
  return `<g fill="none" stroke="#fff">
    <path d="${brow}" stroke-width="11"/>
    <path d="M502 410C514 419 528 419 540 411" stroke-width="7"/>
    <path d="M566 553C556 556 546 555 538 551" stroke-width="5"/>
    <path d="M568 501C560 495 552 498 549 505" stroke-width="5"/>
  </g>`;
}

export const lips = `<path d="M562 528C572 530 582 536 581 544C580 550 572 551 567 553C574 557 580 565 574 574C560 580 546 570 536 552C546 546 554 534 562 528Z"/>`;

export const roundGlasses = `<g fill="none" stroke="#fff" stroke-width="7"><ellipse cx="531" cy="410" rx="30" ry="37"/><path d="M502 402L392 424M560 398L572 396"/></g>`;

export const beard = `<path d="M380 486C384 560 398 628 446 672C494 706 552 708 578 664C590 634 580 604 566 592C552 600 534 592 530 566C536 548 556 540 574 534C560 522 534 522 514 536C478 562 432 548 404 486Z"/>`;

export const moustache = `<path d="M568 514C584 520 592 532 588 544C572 540 552 544 524 558C520 536 542 514 568 514Z"/>`;

export const hoop = `<circle cx="384" cy="548" r="38" fill="none" stroke="#fff" stroke-width="9"/>`;

export const headphones = {
  band: `<path d="M258 716C244 656 300 622 356 632" fill="none" stroke="#fff" stroke-width="26"/>`,
  cups: `<g transform="rotate(14 330 730)"><rect x="268" y="676" width="112" height="138" rx="46"/></g><g transform="rotate(-24 470 746)"><rect x="436" y="696" width="78" height="112" rx="36"/></g>`,
  pads: `<g transform="rotate(14 330 730)"><rect x="294" y="702" width="60" height="86" rx="28"/></g>`,
};

export const camera = {
  strap: `<path d="M296 700C330 800 410 870 476 930M436 730C476 800 530 850 580 900" fill="none" stroke="#fff" stroke-width="22"/>`,
  body: `<path d="M440 880H496L512 858H570L586 880H644V1010H440Z"/>`,
  lens: `<circle cx="548" cy="946" r="48"/>`,
  glass: `<circle cx="548" cy="946" r="26"/>`,
};

export const dungarees = `<path d="M196 744L250 722L310 900H500L490 752L532 764L560 1010H240Z"/>`;

export const buttons = `<circle cx="292" cy="900" r="13"/><circle cx="512" cy="900" r="13"/>`;

export const cap = {
  crown: `<path d="M548 306C556 226 492 156 392 158C282 160 206 236 214 344C300 316 420 300 548 306Z"/>`,
  brim: `<path d="M430 300C500 284 580 288 650 322C664 332 656 344 640 342C580 326 510 326 440 336Z"/>`,
};
