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

function told(differences: Partial<ChangeRow>) {
  return sentenceOf(activityOfChange({ ...change, ...differences }, people));
}

it("tells who did what to whom", () => {
  expect(told({})).toBe("Ana Ferrer hat das Teammitglied „Benjamin“ bearbeitet.");
  expect(told({ resource: "messages", action: "delete", after: null, before: { name: "Clara" } })).toBe("Ana Ferrer hat die Nachricht „Clara“ gelöscht.");
});

it("still names what was deleted, and knows that it is gone", () => {
  const gone = activityOfChange({ ...change, action: "delete", after: null }, people);
  expect([sentenceOf(gone), gone.place]).toEqual([
    "Ana Ferrer hat das Teammitglied „Ben“ gelöscht.",
    { resource: "team", recordId: "ben", isGone: true },
  ]);
});

it("does without a name or a person", () => {
  expect(told({ adminUserId: null, resource: "logs", action: "delete", before: null, after: { count: 2 } })).toBe("Das System hat Login-Logs gelöscht.");
  expect(told({ adminUserId: null, resource: "log_addresses", action: "shorten", before: null, after: { count: 2 } })).toBe(
    "Das System hat IP-Adressen im Login-Log gekürzt.",
  );
});

it("tells a record that came back from one that was set back, and a translation that is still right", () => {
  expect(told({ action: "restore", before: null })).toMatch(/ wiederhergestellt\.$/);
  expect(told({ action: "restore" })).toMatch(/ zurückgesetzt\.$/);
  expect(told({ action: "confirm" })).toBe("Ana Ferrer hat das Teammitglied „Benjamin“ als übersetzt bestätigt.");
});

it("has sentences of their own for what is done with somebody's login", () => {
  const user = { resource: "users", before: { name: "Ben" }, after: { name: "Ben" } };
  expect(told({ ...user, action: "password" })).toBe("Ana Ferrer hat das Passwort von „Ben“ neu gesetzt.");
  expect(told({ ...user, action: "link" })).toBe("Ana Ferrer hat einen Einmal-Link für „Ben“ angelegt.");
  expect(told({ ...user, action: "sessions" })).toBe("Ana Ferrer hat Sitzungen von „Ben“ beendet.");
});

it("tells who was let in and who was kept out", () => {
  const ben = { name: "Ben", is_active: false, has_login: false };
  const user = { resource: "users", before: ben };
  expect(told({ ...user, after: { ...ben, is_active: true } })).toBe("Ana Ferrer hat den Benutzer „Ben“ aktiviert.");
  expect(told({ ...user, before: { ...ben, is_active: true }, after: ben })).toBe("Ana Ferrer hat den Benutzer „Ben“ deaktiviert.");
  expect(told({ ...user, after: { ...ben, has_login: true } })).toBe("Ana Ferrer hat den Login für „Ben“ angelegt.");
  expect(told({ ...user, after: { ...ben, name: "Benno" } })).toBe("Ana Ferrer hat den Benutzer „Benno“ bearbeitet.");
});
