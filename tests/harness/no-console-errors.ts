import { afterEach, beforeEach, expect } from "vitest";

/** Expected errors are declared with `expectConsoleError`; any other one fails the test that caused it. */
let complaints: string[] = [];
let expected: (string | RegExp)[] = [];

export function expectConsoleError(text: string | RegExp) {
  expected.push(text);
}

function record(...parts: unknown[]) {
  complaints.push(parts.map(String).join(" "));
}

function isExpected(complaint: string) {
  return expected.some((text) => (typeof text === "string" ? complaint.includes(text) : text.test(complaint)));
}

beforeEach(() => {
  complaints = [];
  expected = [];
  console.error = record;
  console.warn = record;
});

afterEach(() => {
  expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
});
