import { describe, expect, it } from "vitest";
import { ROLE_PERMISSIONS } from "~/domain/people/access/permissions";
import { menuFor } from "~/domain/desk/admin-menu";
import { loadingText } from "~/ui/admin/menu";
import { commandOf } from "~/ui/admin/shortcuts";

describe("a key", () => {
  it.each([
    ["?", { do: "list" }],
    ["/", { do: "search" }],
    ["n", { do: "new" }],
    ["t", null],
    ["Enter", null],
  ])("%s alone", (key, command) => {
    expect(commandOf(key, "")).toEqual({ command, pending: "" });
  });

  it("after a g leads to a place of the menu, and the g is used up", () => {
    expect(commandOf("g", "")).toEqual({ command: null, pending: "g" });
    expect(commandOf("t", "g")).toEqual({ command: { do: "go", letter: "t" }, pending: "" });
  });
});

describe("the menu", () => {
  const menu = menuFor({ permissions: ROLE_PERMISSIONS.admin });

  it.each([
    ["/admin/team", "Lade Teammitglieder..."],
    ["/admin/sponsors/s1/edit", "Lade Sponsoren..."],
    ["/admin/words/import/i1", "Lade Seiten..."],
    ["/admin", "Lade Dashboard..."],
    ["/admin/account", "Lade Admin-Bereich..."],
  ])("at %s: %s", (path, text) => {
    expect(loadingText(menu, path, "/admin")).toBe(text);
  });

  const entries = menu.flatMap((group) => group.entries);

  it("has a letter for each entry, and none twice", () => {
    const letters = entries.map(({ letter }) => letter);
    expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
    expect(new Set(letters).size).toBe(entries.length);
  });
});
