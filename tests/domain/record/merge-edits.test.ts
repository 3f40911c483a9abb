import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeEdits } from "~/domain/record/merge-edits";
import { isSame } from "~/domain/record/any-record";

const base = { name: "Ana", bio: "Alt", services: ["radio"], es: { bio: "Viejo", position: "" } };

describe("two edits of one record", () => {
  it("keep the fields that only the other person changed", () => {
    const stored = { ...base, bio: "Von Ben", es: { bio: "De Ben", position: "" } };
    const { merged, conflicts } = mergeEdits({ base, stored, typed: { ...base, name: "Anna" } });
    expect(merged).toEqual({ ...base, name: "Anna", bio: "Von Ben", es: { bio: "De Ben", position: "" } });
    expect(conflicts).toEqual([]);
  });

  it("conflict when both changed a field, named as in the form", () => {
    const stored = { ...base, es: { bio: "De Ben", position: "" } };
    const typed = { ...base, es: { bio: "Mío", position: "Directora" } };
    const { merged, conflicts } = mergeEdits({ base, stored, typed });
    expect(conflicts).toEqual([{ name: "es.bio", base: "Viejo", stored: "De Ben", typed: "Mío" }]);
    expect(merged.es).toEqual({ bio: "Mío", position: "Directora" });
  });

  it("conflict in no combination that the typed form itself does not pass, because a draft may be unfinished", () => {
    const check = { fields: ["name", "bio"], isRight: () => false, message: "Nicht beides." } as const;
    const { merged, conflicts } = mergeEdits({ base, stored: { ...base, bio: "Neu" }, typed: { ...base, name: "Eva" }, check });
    expect([merged, conflicts]).toEqual([{ ...base, name: "Eva", bio: "Neu" }, []]);
  });

  it("name a field once that conflicts on its own and in combination", () => {
    const isRight = ({ name, bio }: Record<string, unknown>) => !(name === "Eva" && bio === "Neu");
    const check = { fields: ["name", "bio"], isRight, message: "Nicht beides." } as const;
    const { merged, conflicts } = mergeEdits({ base, stored: { ...base, name: "Ben", bio: "Neu" }, typed: { ...base, name: "Eva" }, check });
    expect(conflicts.map(({ name, message }) => [name, message])).toEqual(check.fields.map((name) => [name, check.message]));
    expect(merged).toMatchObject({ name: "Eva", bio: "Alt" });
  });

  it("do not conflict when both made the same change, ignoring line ends", () => {
    const stored = { ...base, bio: "Eins\nZwei" };
    const { conflicts } = mergeEdits({ base, stored, typed: { ...base, bio: "Eins\r\nZwei" } });
    expect(conflicts).toEqual([]);
  });

  it("conflict in every different field when the base version is unknown", () => {
    const typed = { ...base, name: "", bio: "Neu", es: { bio: "", position: "Directora" } };
    const { merged, conflicts } = mergeEdits({ base: null, stored: base, typed });
    expect(conflicts.map(({ name }) => name)).toEqual(["name", "bio", "es.bio", "es.position"]);
    expect(merged).toEqual(typed);
  });

  it("treat an emptied field as changed", () => {
    const { merged } = mergeEdits({ base, stored: { ...base, name: "Anna" }, typed: { ...base, bio: "" } });
    expect(merged).toEqual({ ...base, name: "Anna", bio: "" });
  });
});

const text = fc.constantFrom("", "a", "b", "c");
const record = fc.record({ name: text, bio: text, list: fc.array(text, { maxLength: 2 }), es: fc.record({ bio: text }) });
const sides = fc.record({ base: record, stored: record, typed: record });

describe("any two edits", () => {
  it("lose nothing: each field has the value of one side, and each different change of both sides is a conflict", () => {
    fc.assert(
      fc.property(sides, ({ base, stored, typed }) => {
        const { merged, conflicts } = mergeEdits({ base, stored, typed });
        for (const name of ["name", "bio", "list"] as const) {
          const mine = !isSame(typed[name], base[name]);
          const theirs = !isSame(stored[name], base[name]);
          const differ = !isSame(typed[name], stored[name]);
          expect(conflicts.some((conflicting) => conflicting.name === name)).toBe(mine && theirs && differ);
          expect(merged[name]).toEqual(theirs && !mine ? stored[name] : typed[name]);
        }
      }),
    );
  });

  it("have the same result from both sides when nothing conflicts", () => {
    fc.assert(
      fc.property(sides, ({ base, stored, typed }) => {
        const ours = mergeEdits({ base, stored, typed });
        fc.pre(ours.conflicts.length === 0);
        expect(mergeEdits({ base, stored: typed, typed: stored }).merged).toEqual(ours.merged);
      }),
    );
  });
});
