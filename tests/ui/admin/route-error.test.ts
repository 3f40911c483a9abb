import { expect, it } from "vitest";
import { errorTitle, screenTitle } from "~/ui/admin/route-error";

const matches = [undefined, { id: "root", data: {} }, { id: "routes/admin", data: { companyName: "Xaloc Films" } }];

it.each([
  ["a refusal", { status: 403, statusText: "Forbidden", internal: false, data: "" }, "Kein Zugriff – Xaloc Films"],
  ["an unexpected error", new TypeError("Failed to fetch"), "Unerwarteter Fehler – Xaloc Films"],
])("shows a German tab title for %s", (_, error, title) => {
  expect(errorTitle({ error, matches })).toEqual([{ title }]);
});

it("uses the default company name when the layout's data could not be loaded", () => {
  expect(errorTitle({ error: new Error("gone"), matches: [] })).toEqual([{ title: "Unerwarteter Fehler – Calima Media" }]);
});

it("adds no tab title when there is no error", () => {
  expect(errorTitle({ error: undefined, matches })).toEqual([]);
});

it.each([
  ["the first page of a list", { page: 1 }, "Benutzer – Xaloc Films"],
  ["a later page of a list", { page: 3 }, "Benutzer, Seite 3 – Xaloc Films"],
  ["a screen without a list", null, "Benutzer – Xaloc Films"],
  ["the form of a record", { title: "Alba Admin", values: {} }, "Benutzer: Alba Admin – Xaloc Films"],
  ["a form among other data", { opened: { title: "Alba Admin", values: {} } }, "Benutzer: Alba Admin – Xaloc Films"],
  ["a later page of a record's history", { title: "Alba Admin", page: 2 }, "Benutzer: Alba Admin, Seite 2 – Xaloc Films"],
  ["a form without a record", { title: "", values: null }, "Nicht gefunden – Xaloc Films"],
])("shows a specific tab title for %s", (_, data, title) => {
  expect(screenTitle("Benutzer")({ data, matches })).toEqual([{ title }]);
});
