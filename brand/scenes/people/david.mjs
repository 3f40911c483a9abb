import { randomFrom } from "../../paint/noise.mjs";
import { frontNeck, openShirt, shoulders, tilted } from "./clothes.mjs";
import { frontFace } from "./front.mjs";

const skin = { light: "#96572f", base: "#74401f", shade: "#4a2613", deep: "#2e160b", line: "#170a05", lip: "#7c3a2c", blush: "#a3522c" };

/** About 35, dark skin, short locs, a trimmed goatee, an open collar. */
export function david() {
  const head = `
    ${frontFace({ skin, smile: 1, jaw: 12, chin: 2, nose: 2, lips: 5, iris: "#2a140a", browWeight: 13, lash: 6, fringe: "M240 190H560V330C520 300 480 306 440 300C400 296 320 310 250 360Z" })}
    <path fill="#170b07" opacity=".82" d="M352 604C366 600 380 604 386 612H416C424 604 438 600 450 604C452 634 436 662 402 666C368 662 350 634 352 604Z"/>
    <path fill="#130a07" d="M246 408C226 296 296 184 400 180C504 184 574 296 554 408C546 384 544 350 528 326C488 300 440 306 400 304C360 306 312 300 272 326C256 350 254 384 246 408Z"/>
    ${locs()}`;
  return `
    ${frontNeck(skin, 92)}
    ${shoulders({ base: "#0b5560", shade: "#073b44", light: "#14717c" }, { top: 734, wide: 330 })}
    ${openShirt({ base: "#0e6c78", shade: "#084752", skin })}
    ${tilted(-3, head)}`;
}

/** Short locs that start on the skull, fall outwards and catch the light on the right; the outer ones lie behind. */
function locs() {
  const random = randomFrom(15);
  const roots = Array.from({ length: 74 }, () => ({ angle: Math.PI * (0.04 + 0.92 * random()), reach: 36 + 112 * Math.sqrt(random()) }));
  const strands = roots
    .sort((one, other) => other.reach - one.reach)
    .map(({ angle, reach }) => {
      const side = -Math.cos(angle);
      const x = 400 + side * reach;
      const y = 304 - Math.sin(angle) * reach * 0.85;
      const across = side * (24 + random() * 24) + (random() - 0.5) * 24;
      const up = Math.sin(angle) * (24 + random() * 22);
      const path = `M${x.toFixed(0)} ${y.toFixed(0)}q${(across * 0.4).toFixed(0)} ${(-up - 10).toFixed(0)} ${across.toFixed(0)} ${(34 - up + Math.abs(side) * 40 + random() * 20).toFixed(0)}`;
      const isLit = x + random() * 140 > 470;
      return `<path d="${path}" stroke="#0c0504" stroke-width="27"/><path d="${path}" stroke="${isLit ? "#4a2d1f" : "#2b1811"}" stroke-width="20"/><path d="${path}" stroke="${isLit ? "#7d5238" : "#432819"}" stroke-width="5" stroke-dasharray="9 11"/>`;
    });
  return `<g fill="none">${strands.join("")}</g>`;
}
