import { describe, expect, it } from "vitest";
import { initialPermissions } from "~/domain/people/access/permissions";
import { menuFor } from "~/domain/desk/admin-menu";
import { gatheringAt, loadingText, placesOf } from "~/ui/admin/menu";
import { commandOf } from "~/ui/admin/shortcuts";

describe("a keyboard shortcut", () => {
  it.each([
    ["?", { do: "list" }],
    ["/", { do: "search" }],
    ["n", { do: "new" }],
    ["t", null],
    ["Enter", null],
  ])("%s on its own", (key, command) => {
    expect(commandOf(key, "")).toEqual({ command, pending: "" });
  });

  it("with a letter after g leads to a screen of the menu, and resets the pending g", () => {
    expect(commandOf("g", "")).toEqual({ command: null, pending: "g" });
    expect(commandOf("t", "g")).toEqual({ command: { do: "go", letter: "t" }, pending: "" });
  });
});

describe("the admin menu", () => {
  const menu = menuFor({ permissions: initialPermissions("admin") });

  it.each([
    ["/admin/team", "Lade Teammitglieder..."],
    ["/admin/sponsors/s1/edit", "Lade Sponsoren..."],
    ["/admin/words/import/i1", "Lade Seiten..."],
    ["/admin", "Lade Dashboard..."],
    ["/admin/account", "Lade Admin-Bereich..."],
  ])("at %s shows the loading text %s", (path, text) => {
    expect(loadingText(menu, path, "/admin")).toBe(text);
  });

  it("has a unique letter for each screen", () => {
    const letters = placesOf(menu).map(({ letter }) => letter);
    expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
    expect(letters.filter((letter, index) => letters.indexOf(letter) < index)).toEqual([]);
  });

  it("groups the screens of texts, and shows their tabs on each screen but not on their forms", () => {
    const tabs = (path: string) => gatheringAt(menu, path)?.parts.map(({ label }) => label) ?? [];
    expect(tabs("/admin/legal")).toEqual(["Seiten", "Inhalte", "Rechtstexte", "Podcast-Inhalte"]);
    expect(tabs("/admin/test-database/")).toEqual(["Einstellungen", "Datenbank-Test"]);
    expect(tabs("/admin/pages/home/hero_title/edit")).toEqual([]);
  });

  it("links a group to its first permitted screen, and shows no tabs for a single screen", () => {
    const nothing = { create: false, read: false, update: false, delete: false };
    const narrow = menuFor({ permissions: { ...initialPermissions("viewer"), pages: nothing, content: nothing } });
    expect(narrow.flatMap(({ entries }) => entries).find(({ label }) => label === "Texte")).toMatchObject({ url: "/admin/podcast-content" });
    expect(gatheringAt(narrow, "/admin/podcast-content")).toBeNull();
  });

  it("shows the numbers of new messages, drafts and open translations", () => {
    const waiting = { messages: 4, drafts: 2, translations: { missing: 3, outdated: 2, open: 4 }, language: null };
    const counts = menuFor({ permissions: initialPermissions("admin") }, waiting).flatMap(({ entries }) => entries.flatMap(({ label, waiting: at }) => (at ? [[label, at.count, at.text]] : [])));
    expect(counts).toEqual([["Nachrichten", 4, "neu"], ["Entwürfe", 2, "offen"], ["Übersetzungen", 4, "offen"]]);
    const url = (language: "en" | null) => menuFor({ permissions: initialPermissions("admin") }, { ...waiting, language }).flatMap(({ entries }) => entries).find(({ label }) => label === "Übersetzungen")?.waiting?.url;
    expect([url(null), url("en")]).toEqual(["/admin/translations?state=open", "/admin/translations?state=open&language=en"]);
  });
});
