import { expect, it } from "vitest";
import { errorTitle, screenTitle } from "~/ui/admin/route-error";

const matches = [undefined, { id: "root", data: {} }, { id: "routes/admin", data: { companyName: "Xaloc Films" } }];

it.each([
  ["a refusal", { status: 403, statusText: "Forbidden", internal: false, data: "" }, "Kein Zugriff – Xaloc Films"],
  ["a fault", new TypeError("Failed to fetch"), "Unerwarteter Fehler – Xaloc Films"],
])("the tab of %s is German", (_, error, title) => {
  expect(errorTitle({ error, matches })).toEqual([{ title }]);
});

it("has the usual name where the frame could not be read", () => {
  expect(errorTitle({ error: new Error("gone"), matches: [] })).toEqual([{ title: "Unerwarteter Fehler – Calima Media" }]);
});

it("without a fault the screen names its tab", () => {
  expect(errorTitle({ error: undefined, matches })).toEqual([]);
});

it.each([
  ["the first page of a list", { page: 1 }, "Benutzer – Xaloc Films"],
  ["a later page of a list", { page: 3 }, "Benutzer, Seite 3 – Xaloc Films"],
  ["what is no list", null, "Benutzer – Xaloc Films"],
  ["the form of a record", { title: "Alba Admin", values: {} }, "Benutzer: Alba Admin – Xaloc Films"],
  ["a form beside other facts", { opened: { title: "Alba Admin", values: {} } }, "Benutzer: Alba Admin – Xaloc Films"],
  ["a later page of a record's history", { title: "Alba Admin", page: 2 }, "Benutzer: Alba Admin, Seite 2 – Xaloc Films"],
  ["a form without a record", { title: "", values: null }, "Nicht gefunden – Xaloc Films"],
])("the tab of %s says which it is", (_, data, title) => {
  expect(screenTitle("Benutzer")({ data, matches })).toEqual([{ title }]);
});
