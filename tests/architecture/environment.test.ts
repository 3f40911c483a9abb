import { describe, expect, it } from "vitest";
import { codeOf, filesBelow } from "./tree";

const mayRead = /^(app\/platform\/env|server\/)/;
const running = [...filesBelow("app"), ...filesBelow("server")].filter((path) => /\.tsx?$/.test(path));

describe("the environment", () => {
  it("is read only in app/platform/env* and in server/", () => {
    const readers = running.filter((path) => /\bprocess\.env\b|\bimport\.meta\.env\b(?!\.SSR\b)/.test(codeOf(path)));
    expect(readers.filter((path) => !mayRead.test(path))).toEqual([]);
  });
});
