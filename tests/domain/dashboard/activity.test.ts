import { expect, it } from "vitest";
import { activitiesFrom, type ChangeRow } from "~/domain/dashboard/activity";

const people = [{ id: "person", firstName: "Ana", lastName: "Ferrer" }];
const change: ChangeRow = {
  id: "change",
  adminUserId: "person",
  noun: "team",
  action: "update",
  before: { name: "Ben" },
  after: { name: "Benjamin" },
  createdAt: new Date(0),
};

function told(differences: Partial<ChangeRow>) {
  return activitiesFrom([{ ...change, ...differences }], people)[0];
}

it("tells who did what to whom", () => {
  expect(told({})).toMatchObject({ who: "Ana Ferrer", what: "Teammitglied „Benjamin“ bearbeitet" });
});

it("still names what was deleted", () => {
  expect(told({ action: "delete", after: null })?.what).toBe("Teammitglied „Ben“ gelöscht");
});

it("does without a name, a person or a noun that it knows", () => {
  const strange = told({ adminUserId: null, noun: "pages", action: "reorder", before: null, after: { version: 2 } });
  expect(strange).toMatchObject({ who: "System", what: "Seite verschoben" });
});

it("tells a record that came back from one that was set back, and a translation that is still right", () => {
  expect(told({ action: "restore", before: null })?.what).toBe("Teammitglied „Benjamin“ wiederhergestellt");
  expect(told({ action: "restore" })?.what).toBe("Teammitglied „Benjamin“ zurückgesetzt");
  expect(told({ action: "confirm" })?.what).toBe("Teammitglied „Benjamin“ Übersetzung bestätigt");
});
