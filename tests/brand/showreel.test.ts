import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SCENES } from "../../brand/reel/shots.mjs";
import { LANGUAGES } from "~/i18n/languages";

const artwork = new URL("../../public/artwork/", import.meta.url);
const MB = 1024 * 1024;
/** In seconds: two beats of the music. */
const SHOT = 1.2;

describe("the showreel", () => {
  it("lasts 30 to 40 seconds, has sound and 1080 lines, and weighs at most 6 MB", () => {
    const film = mp4("showreel.mp4");
    expect(film.seconds).toBeGreaterThan(30);
    expect(film.seconds).toBeLessThan(40);
    expect(film.kinds).toEqual(["soun", "vide"]);
    expect(film.sizes).toContainEqual([1920, 1080]);
    for (const name of ["showreel.mp4", "showreel.webm"]) expect(statSync(new URL(name, artwork)).size, name).toBeLessThan(6 * MB);
  });

  it("can start before it is fully loaded, because its index (moov) comes before its data (mdat)", () => {
    const bytes = readFileSync(new URL("showreel.mp4", artwork));
    expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
  });

  it.each(LANGUAGES)("has captions in %s that change with its scenes and end with it", (language) => {
    const times = readFileSync(new URL(`showreel.${language}.vtt`, artwork), "utf8").matchAll(/^00:00:([\d.]+) --> 00:00:([\d.]+)$/gm);
    const cues = [...times].map(([, from, to]) => [Number(from), Number(to)]);
    const cuts = SCENES.reduce((starts, { shots }) => [...starts, (starts.at(-1) ?? 0) + shots.length * SHOT], [0]);
    expect(cues.map(([from]) => from?.toFixed(1))).toEqual(cuts.map((at) => at.toFixed(1)));
    expect(cues.at(-1)?.[1]).toBeCloseTo(mp4("showreel.mp4").seconds, 0);
    expect(cues.slice(0, -1).map(([, to]) => to)).toEqual(cues.slice(1).map(([from]) => from));
  });
});

it("the loop of the start page lasts 6 seconds, has no sound, and weighs at most 900 KB", () => {
  const film = mp4("hero/loop.mp4");
  expect(film.seconds).toBeCloseTo(6, 1);
  expect(film.kinds).toEqual(["vide"]);
  for (const name of ["hero/loop.mp4", "hero/loop.webm"]) expect(statSync(new URL(name, artwork)).size, name).toBeLessThan(900 * 1024);
});

/** Duration, track kinds and display sizes from the header of an MP4 file (ISO/IEC 14496-12). */
function mp4(name: string) {
  const bytes = readFileSync(new URL(name, artwork));
  const head = bytes.indexOf("mvhd") + 4;
  const seconds = bytes.readUInt32BE(head + 16) / bytes.readUInt32BE(head + 12);
  const kinds = [...everyBox(bytes, "hdlr")].map((at) => bytes.toString("latin1", at + 8, at + 12)).filter((kind) => kind !== "mdir").toSorted();
  const sizes = [...everyBox(bytes, "tkhd")].map((at) => [bytes.readUInt32BE(at + 76) >> 16, bytes.readUInt32BE(at + 80) >> 16]);
  return { seconds, kinds, sizes };
}

/** The offsets at which the contents of the boxes with this name begin, in the header of the file. */
function* everyBox(bytes: Buffer, name: string) {
  const end = bytes.indexOf("mdat");
  for (let at = bytes.indexOf(name); at >= 0 && at < end; at = bytes.indexOf(name, at + 4)) yield at + 4;
}
