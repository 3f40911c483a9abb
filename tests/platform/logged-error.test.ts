import { expect, it } from "vitest";
import { loggedError, withoutPersonalData } from "~/platform/logged-error";

it.each([
  ["550 <Núria.Nou+x@calima.example>: rejected", "550 <[e-mail]>: rejected"],
  ['invalid input syntax for type uuid: "Núria"', 'invalid input syntax for type uuid: "[value]"'],
  ['value "99999999999" is out of range for type integer', 'value "[value]" is out of range for type integer'],
  ["Key (email)=(a@b) already exists.", "Key (email)=([value]) already exists."],
  ['Unexpected token \'N\', "Núria" is not valid JSON', 'Unexpected token \'N\', "[value]" is not valid JSON'],
  ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED 127.0.0.1:5432"],
  ["at node_modules/@remix-run/node/dist/index.js:1", "at node_modules/@remix-run/node/dist/index.js:1"],
])("a log entry without personal data: %s", (text, kept) => {
  expect(withoutPersonalData(text)).toBe(kept);
});

it.each(['Unexpected , "', "Key (", "Failing row contains (", "invalid input value for ", "a@b.c."])("removing personal data does not hang for many repetitions of %s", (words) => {
  const path = words.repeat(16_000 / words.length);
  expect(withoutPersonalData(path)).toBe(path);
  expect(withoutPersonalData(words.repeat(100_000))).toBe("[too long]");
});

it.each([
  ["an error", new Error("no nuria@calima.example", { cause: new Error("nuria@calima.example") })],
  ["what a driver throws", { kind: "GenericJs", originalMessage: "no nuria@calima.example" }],
  ["a text", "no nuria@calima.example"],
])("%s is logged without personal data in its message, stack and cause", (_, error) => {
  const logged = JSON.stringify(loggedError(error));
  expect(logged).toContain("no [e-mail]");
  expect(logged).not.toContain("nuria");
});

it("a logged error contains its type and its cause, but no fields that libraries add", () => {
  const refusal = Object.assign(new Error("refused"), { code: "EENVELOPE", rejected: ["nuria@calima.example"] });
  const logged = loggedError(Object.assign(new Error("not sent", { cause: refusal }), { detail: "Núria" }));
  expect(logged).toMatchObject({ type: "Error", message: "not sent", code: "EENVELOPE", cause: { message: "refused" } });
  expect(JSON.stringify(logged)).not.toMatch(/nuria@|Núria/);
});

it("an error that causes itself is logged to a limited depth", () => {
  const error = new Error("failed");
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).split("failed").length).toBeLessThan(20);
});
