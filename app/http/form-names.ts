import * as z from "zod";

export type FieldKind = "text" | "list" | "file" | "files";

const LIST_INDEX = /\[\d{1,2}\]/g;
const LONGEST_NAME = 100;

/** `es.bio`, `items[].title`. Other names must not reach Conform, which never returns for `x[4294967294]`. */
export function fieldNamesOf(schema: z.core.$ZodType): ReadonlyMap<string, FieldKind> {
  const known = namesBySchema.get(schema);
  if (known) return known;
  const names = new Map(namesBelow(schema, ""));
  namesBySchema.set(schema, names);
  return names;
}

export function kindOf(name: string, names: ReadonlyMap<string, FieldKind>): FieldKind | undefined {
  return name.length > LONGEST_NAME ? undefined : names.get(name.replace(LIST_INDEX, "[]"));
}

const namesBySchema = new WeakMap<z.core.$ZodType, ReadonlyMap<string, FieldKind>>();

type NamedKind = readonly [name: string, kind: FieldKind];

function namesBelow(schema: z.core.$ZodType, name: string): NamedKind[] {
  if (schema instanceof z.ZodObject) return namesOfObject(schema, name);
  if (schema instanceof z.ZodArray) return namesOfList(schema.element, name);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => namesBelow(option, name));
  if (schema instanceof z.ZodPipe) return namesBelow(schema.in instanceof z.ZodTransform ? schema.out : schema.in, name);
  const { def } = schema._zod;
  if ("innerType" in def && def.innerType instanceof z.core.$ZodType) return namesBelow(def.innerType, name);
  return name ? [[name, isFile(schema) ? "file" : "text"]] : [];
}

function namesOfObject(schema: z.ZodObject<z.core.$ZodShape>, name: string): NamedKind[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => namesBelow(field, name ? `${name}.${key}` : key));
}

/** The names in a list may repeat, as checkboxes do, or have indexes. */
function namesOfList(element: z.core.$ZodType, name: string): NamedKind[] {
  if (isFile(element)) return [[name, "files"]];
  return [[name, "list"], ...namesBelow(element, `${name}[]`)];
}

function isFile(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodFile || schema instanceof z.ZodCustom;
}

/** Prefixes on the conflict page: the choice for a field, and the value that others saved. */
const CHOICE = "choice.";
const STORED = "stored.";

/** If `choice.bio` is `stored`, `stored.bio` replaces `bio`. The result has no names with these prefixes. */
export function applyChoices(body: FormData): FormData {
  const chosen = new FormData();
  for (const [name, value] of body) {
    const isStored = name.startsWith(STORED);
    const field = isStored ? name.slice(STORED.length) : name;
    const isChosen = (body.get(CHOICE + field) === "stored") === isStored;
    if (isChosen && !name.startsWith(CHOICE)) chosen.append(field, value);
  }
  return chosen;
}
