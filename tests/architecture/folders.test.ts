import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow, textOf } from "./tree";

const app = filesBelow("app");
const code = app.filter((path) => /\.tsx?$/.test(path));
const topFolders = [...new Set(app.map((path) => path.split("/").slice(0, 2).join("/")))].filter((path) => !path.includes("."));

/** Dictionaries are as long as their texts. */
const mayBeLong = /^app\/i18n\/dictionaries\//;

function linesOf(path: string) {
  return textOf(path).split("\n").length - 1;
}

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

describe("the folders of app/", () => {
  it.each(topFolders)("%s has a README of at most ten lines", (folder) => {
    expect(app).toContain(`${folder}/README.md`);
    expect(linesOf(`${folder}/README.md`)).toBeLessThanOrEqual(10);
  });

  it("have small files: half of them have at most 60 lines, and none has over 250", () => {
    const counted = code.filter((path) => !mayBeLong.test(path)).map((path) => ({ path, lines: linesOf(path) }));
    expect(median(counted.map(({ lines }) => lines))).toBeLessThanOrEqual(60);
    expect(counted.filter(({ lines }) => lines > 250)).toEqual([]);
  });

  it("keep all routes directly in app/routes", () => {
    expect(filesBelow("app/routes").filter((path) => dirname(path) !== "app/routes")).toEqual([]);
  });
});
