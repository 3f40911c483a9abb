/**
 * A face from the side that looks to the right, into the light: SVG on 800 x 1000. Cheek and jaw turn away into shade.
 * @typedef {import("./front.mjs").Skin} Skin
 * @typedef {{ forehead?: number, brow?: number, nose?: number, noseRise?: number, lips?: number, chin?: number }} Line how the line of a face differs from the plain one, in units
 * @typedef {{ skin: Skin, line?: Line, iris?: string, brow?: string, browWeight?: number, lash?: number, isListening?: boolean, age?: number, ear?: boolean, fringe?: string }} Profile
 *   `isListening`: with closed eyes; `age` 0 to 1; `fringe` path of the shadow that hair or a hat throws on the forehead
 */

/** @param {Profile} profile */
export function profileFace(profile) {
  const { skin, line = {}, ear = true, isListening, fringe } = profile;
  return `
    <clipPath id="head"><path d="${outline(line)}"/></clipPath>
    <path d="${outline(line)}" fill="${skin.base}"/>
    <g clip-path="url(#head)">
      <path fill="${skin.light}" d="M500 190C528 290 500 330 516 372C486 376 470 384 478 398C498 420 476 440 488 462C510 482 528 492 536 512C520 530 524 556 540 572C536 600 530 626 540 690H700V190Z"/>
      <path fill="${skin.shade}" d="M200 190H330C300 260 336 330 340 400C346 450 370 470 392 490C420 510 424 556 462 588C492 610 520 622 548 668L470 720H200Z"/>
      ${fringe ? `<path fill="${skin.deep}" opacity=".5" d="${fringe}"/>` : ""}
      <ellipse cx="462" cy="500" rx="42" ry="28" fill="${skin.blush ?? skin.lip}" opacity=".38" filter="url(#soft)"/>
      ${mouth(profile)}
    </g>
    ${nostril(profile)}
    ${isListening ? closedEye(profile) : openEye(profile)}
    ${brow(profile)}
    ${years(profile)}
    ${ear ? earShape(skin) : ""}`;
}

/** From crown to throat, and round the skull. @param {Line} line */
export function outline({ forehead = 0, brow = 0, nose = 0, noseRise = 0, lips = 0, chin = 0 }) {
  return `M420 205C480 205 ${530 + forehead} 245 ${542 + forehead} 318C${545 + forehead} 345 ${552 + brow} 355 ${552 + brow} 374
    C${552 + brow} 386 546 392 547 404C${557 + nose / 2} 432 ${582 + nose} ${458 - noseRise} ${597 + nose} ${486 - noseRise}
    C${603 + nose} ${500 - noseRise} ${590 + nose} ${511 - noseRise} 571 511C564 512 562 516 565 523C571 529 ${580 + lips} 534 ${580 + lips} 543
    C${580 + lips} 549 570 551 566 553C574 557 ${579 + lips} 565 ${573 + lips} 574C568 583 560 587 562 599
    C${568 + chin} 615 ${572 + chin} 640 ${553 + chin} 657C${530 + chin} 673 500 664 470 656C450 652 430 640 410 600L330 640C250 590 222 520 222 410C222 285 310 205 420 205Z`;
}

/** The edge of hair from the back of the skull (214, 400) round the nape to the top of the ear (362, 412). */
export const NAPE = "C206 484 228 556 284 608C312 602 338 568 350 538C358 520 364 506 364 492L356 436C356 426 358 418 362 412";

/** @param {Profile} profile */
function openEye({ skin, iris = "#3a2316", lash = 7 }) {
  const almond = "M484 412C496 396 516 390 532 396C536 404 534 412 529 418C512 424 496 420 484 412Z";
  return `
    <path d="M478 400C494 380 520 376 540 386C524 384 500 388 478 400Z" fill="${skin.deep}" opacity=".5"/>
    <clipPath id="almond"><path d="${almond}"/></clipPath>
    <path d="${almond}" fill="#f7ebdd"/>
    <g clip-path="url(#almond)"><ellipse cx="523" cy="406" rx="10" ry="14" fill="${iris}"/><ellipse cx="526" cy="406" rx="5" ry="8" fill="#100a08"/><circle cx="527" cy="401" r="3" fill="#fff6e8"/></g>
    <path d="M480 413C494 395 516 388 536 395" fill="none" stroke="${skin.line}" stroke-width="${lash}"/>
    <path d="M534 394L545 ${396 - lash}" fill="none" stroke="${skin.line}" stroke-width="${lash * 0.6}"/>
    <path d="M494 424C506 428 518 427 528 422" fill="none" stroke="${skin.deep}" stroke-width="3" opacity=".7"/>`;
}

/** @param {Profile} profile */
function closedEye({ skin, lash = 7 }) {
  return `
    <path d="M480 398C496 382 522 380 540 390C536 408 520 420 500 416C490 412 484 406 480 398Z" fill="${skin.base}" opacity=".8"/>
    <path d="M484 408C498 420 520 422 538 410" fill="none" stroke="${skin.line}" stroke-width="${lash}"/>
    <path d="M480 396C496 382 520 378 540 388" fill="none" stroke="${skin.deep}" stroke-width="3" opacity=".6"/>`;
}

/** @param {Profile} profile */
function brow({ skin, line: { brow: ridge = 0 } = {}, brow: colour = skin.line, browWeight: weight = 11 }) {
  return `<path fill="${colour}" transform="translate(${ridge / 2} 0)" d="M466 374C484 ${362 - weight} 520 ${352 - weight * 0.6} 546 ${362 - weight * 0.4}C549 366 549 370 546 373C522 364 490 366 466 374Z"/>`;
}

/** @param {Profile} profile */
function nostril({ skin, line: { nose = 0, noseRise = 0 } = {} }) {
  return `<g transform="translate(${nose / 2} ${-noseRise})">
    <path fill="${skin.deep}" d="M584 506C576 500 564 501 559 508C567 511 576 511 584 506Z"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="4.5" opacity=".7" d="M552 512C540 508 536 494 544 482"/></g>`;
}

/** @param {Profile} profile */
function mouth({ skin, line: { lips = 0 } = {} }) {
  return `
    <path fill="${skin.lip}" d="M562 529C575 528 ${600 + lips} 538 ${600 + lips} 553L534 551C546 546 554 536 562 529Z"/>
    <path fill="${skin.lip}" opacity=".75" d="M534 551L${600 + lips} 553C${600 + lips} 566 588 577 572 576C556 574 544 564 534 551Z"/>
    <path fill="none" stroke="${skin.line}" stroke-width="4.5" d="M${590 + lips} 553C568 555 550 554 530 547"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="5" opacity=".5" d="M527 539C522 544 522 551 526 557"/>`;
}

/** @param {Profile} profile */
function years({ skin, age = 0 }) {
  return `<g fill="none" stroke="${skin.deep}" stroke-width="4" opacity="${age * 0.8}"><path d="M540 520C524 530 516 546 518 566M470 402l-16 -8M470 414l-16 0M470 426l-15 6M486 300C502 306 518 306 530 302M482 322C500 328 520 328 534 323M498 438C508 442 518 441 526 437"/></g>`;
}

/** @param {Skin} skin */
function earShape(skin) {
  return `
    <path fill="${skin.base}" d="M356 430C360 402 412 400 414 446C414 474 400 486 394 504C386 518 364 512 362 494C362 476 352 456 356 430Z"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="5" d="M370 438C376 420 402 424 400 448C398 466 386 468 382 486M384 446C390 444 392 452 388 458"/>`;
}

/** Neck and throat of a profile with the shadow of the jaw. @param {Skin} skin */
export function profileNeck(skin) {
  return `
    <path fill="${skin.base}" d="M278 560C292 640 270 710 236 800L500 830C470 760 462 710 474 640Z"/>
    <path fill="${skin.shade}" d="M278 560C292 640 270 710 236 800L380 824C372 780 380 740 400 690Z"/>
    <path fill="${skin.deep}" d="M282 570H474V650C468 684 464 700 465 722C410 724 330 690 286 626Z"/>`;
}

/** @param {{ base: string, shade: string, light: string }} cloth */
export function profileShoulders({ base, shade, light }) {
  return `
    <path fill="${base}" d="M262 690C246 736 186 752 116 788C50 824 28 904 20 1010H706C700 904 662 822 584 786C528 758 478 742 472 704C410 744 320 736 262 690Z"/>
    <path fill="${shade}" d="M262 690C246 736 186 752 116 788C50 824 28 904 20 1010H352C328 940 348 840 374 740C330 728 292 712 262 690Z"/>
    <path fill="${light}" d="M530 760C600 786 652 830 672 900C684 940 690 980 692 1010H668C660 900 620 820 530 760Z" opacity=".85"/>
    <path fill="none" stroke="${shade}" stroke-width="7" d="M600 1010C600 960 592 920 574 888"/>
    <path fill="none" stroke="#000" stroke-opacity=".28" stroke-width="7" d="M128 1010C128 960 138 920 156 888"/>`;
}
