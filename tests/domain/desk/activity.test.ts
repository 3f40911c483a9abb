import { expect, it } from "vitest";
import { type Activity, activityOfChange, type ChangeRow } from "~/domain/desk/activity";

const people = new Map([["person", "Ana Ferrer"]]);
const change: ChangeRow = {
  id: "change",
  adminUserId: "person",
  resource: "team",
  recordId: "ben",
  action: "update",
  before: { name: "Ben" },
  after: { name: "Benjamin" },
  createdAt: new Date(0),
};

function sentenceOf({ begin, subject, end }: Activity) {
  return `${[begin, subject, end].filter(Boolean).join(" ")}.`;
}

function sentenceFor(differences: Partial<ChangeRow>) {
  return sentenceOf(activityOfChange({ ...change, ...differences }, people));
}

it("an activity names the person, the action and the record", () => {
  expect(sentenceFor({})).toBe("Ana Ferrer hat das Teammitglied „Benjamin“ bearbeitet.");
  expect(sentenceFor({ resource: "messages", action: "delete", after: null, before: { name: "Clara" } })).toBe("Ana Ferrer hat die Nachricht „Clara“ gelöscht.");
});

it("an activity names a deleted record and marks it as gone", () => {
  const gone = activityOfChange({ ...change, action: "delete", after: null }, people);
  expect([sentenceOf(gone), gone.place]).toEqual([
    "Ana Ferrer hat das Teammitglied „Ben“ gelöscht.",
    { resource: "team", recordId: "ben", isGone: true },
  ]);
});

it("an activity works without a record name or a person", () => {
  expect(sentenceFor({ adminUserId: null, resource: "logs", action: "delete", before: null, after: { count: 2 } })).toBe("Das System hat Login-Logs gelöscht.");
  expect(sentenceFor({ adminUserId: null, resource: "log_addresses", action: "shorten", before: null, after: { count: 2 } })).toBe(
    "Das System hat IP-Adressen im Login-Log gekürzt.",
  );
});

it("an activity distinguishes a restored record, a reset record and a confirmed translation", () => {
  expect(sentenceFor({ action: "restore", before: null })).toMatch(/ wiederhergestellt\.$/);
  expect(sentenceFor({ action: "restore" })).toMatch(/ zurückgesetzt\.$/);
  expect(sentenceFor({ action: "confirm" })).toBe("Ana Ferrer hat das Teammitglied „Benjamin“ als übersetzt bestätigt.");
});

it("an activity has its own sentence for each change of a login", () => {
  const user = { resource: "users", before: { name: "Ben" }, after: { name: "Ben" } };
  expect(sentenceFor({ ...user, action: "password" })).toBe("Ana Ferrer hat das Passwort von „Ben“ neu gesetzt.");
  expect(sentenceFor({ ...user, action: "link" })).toBe("Ana Ferrer hat einen Einmal-Link für „Ben“ angelegt.");
  expect(sentenceFor({ ...user, action: "sessions" })).toBe("Ana Ferrer hat Sitzungen von „Ben“ beendet.");
});

it("an activity tells who was activated, deactivated or given a login", () => {
  const ben = { name: "Ben", is_active: false, has_login: false };
  const user = { resource: "users", before: ben };
  expect(sentenceFor({ ...user, after: { ...ben, is_active: true } })).toBe("Ana Ferrer hat den Benutzer „Ben“ aktiviert.");
  expect(sentenceFor({ ...user, before: { ...ben, is_active: true }, after: ben })).toBe("Ana Ferrer hat den Benutzer „Ben“ deaktiviert.");
  expect(sentenceFor({ ...user, after: { ...ben, has_login: true } })).toBe("Ana Ferrer hat den Login für „Ben“ angelegt.");
  expect(sentenceFor({ ...user, after: { ...ben, name: "Benno" } })).toBe("Ana Ferrer hat den Benutzer „Benno“ bearbeitet.");
});
