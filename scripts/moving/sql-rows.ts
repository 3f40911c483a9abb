/** `where` is the row's place, for reports. */
export interface RawRow {
  where: string;
  columns: Readonly<Record<string, unknown>>;
}

type Token = { kind: "word" | "name" | "text" | "mark" | "copy"; value: string };

/** The default format of `pg_dump`: a header, then a line for each row, up to a line with `\.` */
const COPY = /^copy\s+(?:"?\w+"?\.)?"?(\w+)"?\s*\(([^)]*)\)\s*from\s+stdin[^;]*;\n([\s\S]*)$/i;

const TOKENS =
  /\s+|--[^\n]*|\/\*[\s\S]*?\*\/|(?<copy>copy\s[^;(']*\([^)]*\)\s*from\s+stdin[^;]*;\n[\s\S]*?^\\\.$)|\$(?<tag>\w*)\$(?<dollars>[\s\S]*?)\$\k<tag>\$|(?<escaped>[eE]'(?:[^'\\]|\\[\s\S]|'')*')|(?<text>'(?:[^']|'')*')|(?<name>"(?:[^"]|"")*")|(?<word>-?[\w.+]+)|(?<mark>::|[\s\S])/imy;

export function rowsOfSql(sql: string): Map<string, RawRow[]> {
  const tokens = tokensOf(sql);
  const tables = new Map<string, RawRow[]>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === "copy") readCopy(token.value, tables);
    if (isWord(token, "insert") && isWord(tokens[at + 1], "into")) at = readInsert(tokens, at + 2, tables);
  }
  return tables;
}

function readCopy(statement: string, tables: Map<string, RawRow[]>): void {
  const [, table = "", names = "", lines = ""] = COPY.exec(statement) ?? [];
  const columns = names.split(",").map((name) => name.trim().replaceAll('"', ""));
  for (const line of lines.split("\n").slice(0, -1)) {
    const values = line.split("\t").map((value) => (value === "\\N" ? null : uncopied(value)));
    if (values.length !== columns.length) throw new SyntaxError(`A row of the COPY into ${table} has ${values.length.toString()} values for ${columns.length.toString()} columns`);
    addRow(tables, table, columns.map((name, index) => [name, values[index]]));
  }
}

function addRow(tables: Map<string, RawRow[]>, table: string, columns: [string, unknown][]): void {
  const rows = tables.get(table) ?? [];
  tables.set(table, rows);
  rows.push({ where: `row ${(rows.length + 1).toString()}`, columns: Object.fromEntries(columns) });
}

function readInsert(tokens: readonly Token[], begin: number, tables: Map<string, RawRow[]>): number {
  let at = begin;
  while (tokens[at + 1]?.value === ".") at += 2;
  const table = nameOf(tokens[at]).split(".").at(-1) ?? "";
  const open = at + 1;
  if (tokens[open]?.value !== "(") throw new SyntaxError(`An INSERT into ${table} does not name its columns`);
  const [names, afterNames] = listAt(tokens, open);
  const columns = names.map(([token]) => nameOf(token));
  at = afterNames + 1;
  while (tokens[at]?.value === "(") {
    const [values, end] = listAt(tokens, at);
    addRow(tables, table, columns.map((name, index) => [name, valueOf(values[index] ?? [])]));
    at = tokens[end]?.value === "," ? end + 1 : end;
  }
  return at;
}

function listAt(tokens: readonly Token[], open: number): [Token[][], number] {
  const items: Token[][] = [[]];
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isMark(token, "(") || isMark(token, "[")) depth += 1;
    if (isMark(token, ")") || isMark(token, "]")) depth -= 1;
    if (depth === 0) return [items, at + 1];
    if (depth === 1 && isMark(token, ",")) items.push([]);
    else if (at !== open) items.at(-1)?.push(token);
  }
  throw new SyntaxError("An INSERT ends before its last parenthesis");
}

/** A value without its cast. Lists stay lists; everything else is text or null, as in the other formats. */
function valueOf(tokens: readonly Token[]): unknown {
  const [first] = tokens;
  if (first === undefined) return null;
  if (isWord(first, "array")) return tokens.slice(1).filter(({ kind }) => kind === "text").map(({ value }) => value);
  if (first.kind === "word" && first.value.toLowerCase() === "null") return null;
  return first.value;
}

function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {} } of sql.matchAll(new RegExp(TOKENS.source, "gimy"))) {
    const { copy, dollars, escaped, text, name, word, mark } = groups;
    if (copy !== undefined) tokens.push({ kind: "copy", value: copy.slice(0, -2) });
    else if (dollars !== undefined) tokens.push({ kind: "text", value: dollars });
    else if (escaped !== undefined) tokens.push({ kind: "text", value: unescaped(escaped.slice(2, -1)) });
    else if (text !== undefined) tokens.push({ kind: "text", value: text.slice(1, -1).replaceAll("''", "'") });
    else if (name !== undefined) tokens.push({ kind: "name", value: name.slice(1, -1).replaceAll('""', '"') });
    else if (word !== undefined) tokens.push({ kind: "word", value: word });
    else if (mark !== undefined) tokens.push({ kind: "mark", value: mark });
  }
  return tokens;
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v" };

function uncopied(value: string): string {
  return value.replaceAll(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

function unescaped(text: string): string {
  return text.replaceAll(/''|\\u([0-9a-fA-F]{4})|\\([\s\S])/g, (all: string, code?: string, letter?: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return letter === undefined ? all.slice(1) : (ESCAPES[letter] ?? letter);
  });
}

function nameOf(token: Token | undefined): string {
  return token === undefined ? "" : token.value;
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === "word" && token.value.toLowerCase() === word;
}

function isMark(token: Token, mark: string): boolean {
  return token.kind === "mark" && token.value === mark;
}
