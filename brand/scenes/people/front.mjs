/**
 * A face that looks at us: SVG on 800 x 1000, its middle on x = 400, light from the right.
 * The left side lies in shade, parted from the light by the ridge of the nose.
 * @typedef {{ light: string, base: string, shade: string, deep: string, line: string, lip: string, blush?: string }} Skin
 * @typedef {{ skin: Skin, jaw?: number, chin?: number, age?: number, smile?: number, nose?: number, lips?: number, iris?: string, brow?: string, browWeight?: number, lash?: number, eyeOpen?: number, ears?: boolean, fringe?: string }} Face
 *   `jaw`, `chin`, `nose`, `lips`: units more or less than the plain face; `age` 0 to 1; `smile` 0 to 1; `lash` weight of the upper lid; `fringe` path of the shadow that hair or a cap throws on the forehead
 */

/** @param {Face} face */
export function frontFace(face) {
  const { skin, ears = true, jaw = 0, chin = 0 } = face;
  return `
    ${ears ? ear(skin, 1, jaw) + ear(skin, -1, jaw) : ""}
    <clipPath id="head"><path d="${outline(jaw, chin)}"/></clipPath>
    <path d="${outline(jaw, chin)}" fill="${skin.base}"/>
    <g clip-path="url(#head)">
      ${planes(face)}
    </g>
    ${eye(face, 1)}${eye(face, -1)}
    ${brow(face, 1)}${brow(face, -1)}
    ${nose(face)}
    ${mouth(face)}
    ${years(face)}`;
}

/** @param {number} jaw @param {number} chin */
export function outline(jaw = 0, chin = 0) {
  return `M400 196C490 196 552 262 550 372C552 424 548 470 ${538 + jaw / 2} 520C${530 + jaw} 574 ${480 + jaw} ${640 + chin} 430 ${655 + chin}
    C410 ${661 + chin} 390 ${661 + chin} 370 ${655 + chin}C${320 - jaw} ${640 + chin} ${270 - jaw} 574 ${262 - jaw / 2} 520C252 470 248 424 250 372C248 262 310 196 400 196Z`;
}

/** Where light and shade meet, and the warm middle of the cheeks. @param {Face} face */
function planes({ skin, fringe, nose: long = 0, chin = 0 }) {
  const tip = 504 + long;
  return `
    <path fill="${skin.light}" d="M420 190C520 200 552 300 552 400C550 500 520 600 450 660C470 610 520 540 500 500C480 478 446 478 440 452C470 450 512 440 514 408C508 366 452 356 424 376C408 330 400 250 420 190Z" opacity=".8"/>
    <path fill="${skin.shade}" d="M200 150H352C326 220 318 300 336 352C352 372 380 366 388 390C392 426 398 462 412 ${tip - 14}C416 ${tip} 408 ${tip + 8} 396 ${tip + 8}
      C378 ${tip + 10} 384 ${tip + 24} 392 ${tip + 36}C390 570 372 580 372 596C372 616 384 628 386 ${700 + chin}H200Z"/>
    <path fill="${skin.base}" d="M292 462C316 452 344 456 356 474C352 496 330 520 306 522C294 504 288 482 292 462Z" opacity=".55"/>
    <g filter="url(#soft)" fill="${skin.blush ?? skin.lip}"><ellipse cx="484" cy="500" rx="42" ry="26" opacity=".42"/><ellipse cx="308" cy="504" rx="36" ry="26" opacity=".36"/></g>
    ${fringe ? `<path fill="${skin.deep}" opacity=".55" d="${fringe}"/>` : ""}
    <path fill="${skin.deep}" opacity=".35" filter="url(#soft)" d="M330 ${652 + chin}C370 ${632 + chin} 430 ${632 + chin} 470 ${652 + chin}L470 720H330Z"/>`;
}

/** @param {Face} face @param {1 | -1} side 1: in the light */
function eye({ skin, iris = "#3a2316", lash = 7, eyeOpen = 1 }, side) {
  const white = side > 0 ? "#f7ebdd" : "#d9c3b1";
  const open = 15 * eyeOpen;
  const almond = `M-31 6C-22 ${-open} 14 ${-open - 5} 32 -2C18 ${10 + open * 0.25} -14 ${12 + open * 0.2} -31 6Z`;
  return `<g transform="translate(${400 + side * 70} 418) scale(${side} 1)">
    <path d="M-36 -2C-22 -30 20 -34 40 -8C20 -22 -16 -20 -36 -2Z" fill="${skin.deep}" opacity="${side > 0 ? 0.4 : 0.7}"/>
    <clipPath id="almond${side}"><path d="${almond}"/></clipPath>
    <path d="${almond}" fill="${white}"/>
    <g clip-path="url(#almond${side})">
      <circle cx="${side * 2}" cy="-2" r="15.5" fill="${iris}"/><circle cx="${side * 2}" cy="-2" r="8" fill="#100a08"/>
      <path d="M-34 ${-open - 6}H36V${-open + 9}C16 ${-open - 1} -12 ${-open + 3} -34 10Z" fill="#1a0d08" opacity=".3"/>
      <circle cx="${side * 2 + side * 5}" cy="-7" r="3.6" fill="#fff6e8"/>
    </g>
    <path d="M-32 7C-22 ${-open} 14 ${-open - 5} 34 -3" fill="none" stroke="${skin.line}" stroke-width="${lash}"/>
    <path d="M34 -3L41 ${-3 - lash}" stroke="${skin.line}" stroke-width="${lash * 0.6}"/>
    <path d="M-20 13C-6 18 14 16 26 8" fill="none" stroke="${skin.deep}" stroke-width="3" opacity=".7"/>
  </g>`;
}

/** @param {Face} face @param {1 | -1} side */
function brow({ skin, brow: colour = skin.line, browWeight: weight = 11 }, side) {
  return `<path transform="translate(${400 + side * 72} 374) scale(${side} 1)" fill="${colour}"
    d="M-40 8C-38 ${8 - weight} -10 ${-8 - weight} 12 ${-8 - weight * 0.8}C28 ${-6 - weight * 0.6} 42 4 48 14C34 4 18 -2 4 0C-12 2 -28 8 -40 8Z"/>`;
}

/** @param {Face} face */
function nose({ skin, nose: long = 0 }) {
  const y = 504 + long;
  return `
    <path fill="${skin.light}" d="M400 400C406 440 412 470 420 ${y - 12}C424 ${y - 2} 416 ${y + 2} 410 ${y - 2}C404 470 398 440 396 410Z" opacity=".9"/>
    <path fill="${skin.deep}" d="M366 ${y - 4}C368 ${y + 8} 382 ${y + 10} 392 ${y + 12}C402 ${y + 16} 412 ${y + 14} 418 ${y + 11}C428 ${y + 11} 434 ${y + 5} 435 ${y - 4}C428 ${y + 4} 420 ${y + 2} 414 ${y + 5}C404 ${y + 8} 394 ${y + 7} 386 ${y + 3}C378 ${y + 1} 370 ${y + 3} 366 ${y - 4}Z"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="4" d="M436 ${y - 22}C444 ${y - 14} 444 ${y - 2} 436 ${y + 4}" opacity=".55"/>`;
}

/** @param {Face} face */
function mouth({ skin, smile = 0.5, lips = 0 }) {
  const up = smile * 12;
  const wide = 50 + smile * 10;
  const line = `M${400 - wide} ${570 - up}C${400 - 22} ${574 - up / 3} 388 568 402 571C416 568 ${400 + 24} ${574 - up / 3} ${400 + wide} ${569 - up}`;
  return `
    <path fill="${skin.lip}" d="${line}C${400 + 30} ${560 - up / 2 - lips} 414 ${554 - lips} 402 ${559 - lips}C390 ${554 - lips} ${400 - 30} ${560 - up / 2 - lips} ${400 - wide} ${570 - up}Z"/>
    <path fill="${skin.lip}" opacity=".72" d="${line}C${400 + 34} ${588 + lips} 420 ${592 + lips} 400 ${592 + lips}C380 ${592 + lips} ${400 - 34} ${588 + lips} ${400 - wide} ${570 - up}Z"/>
    <path fill="none" stroke="${skin.line}" stroke-width="4.5" d="${line}"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="6" opacity=".55" d="M${394 - wide} ${562 - up}q-5 6 -1 14M${406 + wide} ${561 - up}q5 6 1 14"/>
    <path fill="${skin.deep}" opacity=".5" d="M372 ${606 + lips}C390 ${600 + lips} 410 ${600 + lips} 428 ${606 + lips}C412 ${611 + lips} 388 ${611 + lips} 372 ${606 + lips}Z"/>`;
}

/** Lines of laughing beside eyes and mouth. @param {Face} face */
function years({ skin, age = 0, smile = 0.5 }) {
  const cheek = `M${340} ${522}C${326} ${536} ${322} ${550} ${326} ${564 - smile * 8}M460 522C474 536 478 550 474 ${564 - smile * 8}`;
  const eyes = `M512 414l16 -6M512 426l15 3M288 414l-16 -6M288 426l-15 3M444 448C460 458 480 456 494 446M356 448C340 458 320 456 306 446`;
  return `<g fill="none" stroke="${skin.deep}" stroke-width="4"><path d="${cheek}" opacity="${0.25 + age * 0.6}"/><path d="${eyes}" opacity="${age * 0.8}"/></g>`;
}

/** @param {Skin} skin @param {1 | -1} side @param {number} jaw */
function ear(skin, side, jaw) {
  return `<g transform="translate(${400 + side * (143 + jaw / 8)} 440) scale(${side} 1)">
    <path fill="${side > 0 ? skin.base : skin.shade}" d="M-6 -34C10 -56 38 -46 34 -12C32 14 22 46 6 50C-4 52 -8 40 -8 30Z"/>
    <path fill="none" stroke="${skin.deep}" stroke-width="5" d="M6 -26C20 -34 26 -16 20 2C16 14 10 20 8 30"/>
  </g>`;
}
