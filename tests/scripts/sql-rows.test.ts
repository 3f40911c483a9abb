import fc from "fast-check";
import { expect, it } from "vitest";
import { rowsOfSql } from "../../scripts/moving/sql-rows";

const value = fc.oneof(fc.constant(null), fc.string({ unit: "binary" }), fc.array(fc.string(), { minLength: 1, maxLength: 4 }));
const plain = (text: string) => `'${text.replaceAll("'", "''")}'`;
const escaped = (text: string) => `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''").replaceAll("\n", "\\n")}'`;

it("reads the same rows as Postgres, whatever characters the values contain", () => {
  fc.assert(
    fc.property(fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }), fc.constantFrom(plain, escaped), (rows, quoted) => {
      const written = (one: string | string[] | null) => (one === null ? "NULL" : Array.isArray(one) ? `ARRAY[${one.map(quoted).join(", ")}]::text[]` : quoted(one));
      const values = rows.map((row) => `(${row.map(written).join(", ")})`).join(",\n");
      const found = rowsOfSql(`-- a comment, it's one\nSET x = 'y;';\nINSERT INTO "public"."notes" ("a", b, "C c") VALUES\n${values};\n/* ' */ SELECT 1;`);
      expect(found.get("notes")?.map(({ columns }) => Object.values(columns))).toEqual(rows);
    }),
  );
});

const copied = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (sign) => `\\${{ "\\": "\\", "\t": "t", "\n": "n", "\r": "r" }[sign] ?? ""}`);

it("reads the COPY rows of a dump, and the statements after them", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.option(fc.string({ unit: "binary" })), { minLength: 2, maxLength: 2 }), { maxLength: 5 }), (rows) => {
      const lines = rows.map((row) => `${row.map((one) => (one === null ? "\\N" : copied(one))).join("\t")}\n`).join("");
      const found = rowsOfSql(`COPY public.notes (a, "b") FROM stdin;\n${lines}\\.\n\nINSERT INTO more (a) VALUES ($$it's$$), ($q$two $$ of it$q$);`);
      expect((found.get("notes") ?? []).map(({ columns }) => Object.values(columns))).toEqual(rows);
      expect(found.get("more")?.map(({ columns }) => columns.a)).toEqual(["it's", "two $$ of it"]);
    }),
  );
});
