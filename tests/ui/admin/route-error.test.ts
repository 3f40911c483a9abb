import { expect, it } from "vitest";
import { errorTitle } from "~/ui/admin/route-error";

it.each([
  ["a refusal", { status: 403, statusText: "Forbidden", internal: false, data: "" }, "Kein Zugriff – Calima Media"],
  ["a fault", new TypeError("Failed to fetch"), "Unerwarteter Fehler – Calima Media"],
])("the tab of %s is German", (_, error, title) => {
  expect(errorTitle(error)).toEqual([{ title }]);
});

it("without a fault the screen names its tab", () => {
  expect(errorTitle(undefined)).toEqual([]);
});
