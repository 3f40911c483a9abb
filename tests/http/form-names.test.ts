import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldNamesOf, kindOf } from "~/http/form-names";

const text = z.string();

describe("the field names of a schema", () => {
  it.each([
    ["a text", text, "text"],
    ["a number", z.number(), "text"],
    ["an optional field", text.optional(), "text"],
    ["a field with a default", text.default(""), "text"],
    ["a nullable field", text.nullable(), "text"],
    ["a field with a catch", text.catch(""), "text"],
    ["a transformed field", text.transform((value) => value.length), "text"],
    ["a preprocessed field", z.preprocess((value) => value, text), "text"],
    ["a union", z.union([text, z.number()]), "text"],
    ["a choice", z.enum(["a", "b"]), "text"],
    ["a file", z.file(), "file"],
    ["a file declared with instanceof", z.instanceof(File).optional(), "file"],
    ["a list", z.array(text).default([]), "list"],
  ])("include %s", (_, field, kind) => {
    expect(fieldNamesOf(z.object({ field })).get("field")).toBe(kind);
  });

  it("include nested fields and those of refined schemas", () => {
    const schema = z.object({ es: z.object({ bio: text }).default({ bio: "" }) }).refine(() => true);
    expect([...fieldNamesOf(schema).keys()]).toEqual(["es.bio"]);
  });

  it("include indexed lists of groups", () => {
    const names = fieldNamesOf(z.object({ items: z.array(z.object({ title: text })) }));
    expect(kindOf("items[0].title", names)).toBe("text");
    expect(kindOf("items[99].title", names)).toBe("text");
    expect(kindOf("items[100].title", names)).toBeUndefined();
    expect(kindOf("items[-1].title", names)).toBeUndefined();
    expect(kindOf("items[].other", names)).toBeUndefined();
  });
});
