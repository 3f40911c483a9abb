import ts from "typescript";
import { describe, expect, it } from "vitest";
import { codeOf, filesBelow, textOf } from "./tree";

function exportsOf(path: string) {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  return source.statements.filter(isExported).flatMap(namesOf);
}

function isExported(statement: ts.Statement) {
  if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return true;
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? "default"];
  return [statement.getText()];
}

it("prisma/models.prisma has no change without a migration: `npm run db:migration NAME` writes it", () => {
  expect(textOf("prisma/migrations/models.prisma")).toBe(textOf("prisma/models.prisma"));
});

it("prisma/models.prisma names each column of several words with underscores", () => {
  const [, ...fields] = textOf("prisma/models.prisma").split(/^ {2}(?=[a-z]+[A-Z]\w* +(?:BigInt|Boolean|Bytes|DateTime|Decimal|Float|Int|Json|String)\b)/m);
  expect(fields.length).toBeGreaterThan(50);
  expect(fields.filter((field) => !isMapped(field)).map((field) => field.split(" ")[0])).toEqual([]);
});

function isMapped(field: string): boolean {
  const [line = ""] = field.split("\n");
  const [name = ""] = line.split(" ");
  return line.includes(`@map("${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}")`);
}

describe("access to the database", () => {
  it("is exported as exactly `read` and `write`", () => {
    expect(exportsOf("app/platform/database.server.ts").toSorted()).toEqual(["read", "write"]);
  });

  it("uses clients that only app/platform creates", () => {
    const creators = filesBelow("app").filter((path) => /new PrismaClient\b/.test(codeOf(path)));
    expect(creators.filter((path) => !path.startsWith("app/platform/"))).toEqual([]);
  });
});
