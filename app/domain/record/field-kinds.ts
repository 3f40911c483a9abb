export type FieldKind = "line" | "text" | "address" | "email" | "picture" | "pictures" | "flag" | "choice" | "list" | "number";

/** The schema for these is made in `field-schemas.ts`, which few screens need. */
export type Limits = {
  /** The message where it was left empty; without one it may be. */
  required?: string;
  /** The most characters, or the greatest number. */
  max?: number;
  min?: number;
  outOfReach?: string;
  /** What is taken where nobody chose, or where the text is no number. */
  usual?: () => string | number | null;
  known?: { isKnown: (word: string) => boolean; message: string };
  /** The address of a picture can be typed as well. */
  isTyped?: boolean;
};

/** `Value` is what the form takes, `Stored` what the column holds. `undefined` from `toColumn` leaves the column as it is. */
export interface Field<Value = unknown, Stored = unknown, IsTranslated extends boolean = boolean> {
  kind: FieldKind;
  label: string;
  isTranslated: IsTranslated;
  isRequired: boolean;
  limits: Limits;
  /** A column as the code reads it: what nobody knows any more becomes the usual value instead of a fault. */
  fromColumn(column: unknown): Stored;
  toForm(stored: Stored): Value;
  toColumn(value: Value): Stored | undefined;
  /** What is said where there is no value, as in 'kein Foto'. */
  none?: string;
  options?: Readonly<Record<string, string>>;
  isSearched?: boolean;
  /** Two edits of it are not told apart word by word. */
  isWhole?: boolean;
}

type Worded<IsTranslated extends boolean> = Pick<Limits, "required" | "max" | "known"> & {
  label: string;
  isTranslated?: IsTranslated;
  isSearched?: boolean;
  isWhole?: boolean;
  /** What an empty column means. */
  usual?: string;
};

export function lineField<IsTranslated extends boolean = false>(field: Worded<IsTranslated>): Field<string, string, NoInfer<IsTranslated>>;
export function lineField(field: Worded<boolean>): Field<string, string> {
  return wordedField({ ...field, kind: "line" });
}

export function textField<IsTranslated extends boolean = false>(field: Worded<IsTranslated>): Field<string, string, NoInfer<IsTranslated>>;
export function textField(field: Worded<boolean>): Field<string, string> {
  return wordedField({ ...field, kind: "text" });
}

type Kinded = Worded<boolean> & Pick<Limits, "isTyped"> & { kind: FieldKind; none?: string };

function wordedField({ required, max, known, isTyped, usual = "", ...field }: Kinded): Field<string, string> {
  return {
    isTranslated: false,
    ...field,
    isRequired: required !== undefined,
    limits: { required, max, known, isTyped },
    fromColumn: (column) => textFrom(column) || usual,
    toForm: (stored) => stored,
    toColumn: (value) => value,
  };
}

type Named = { label: string; isSearched?: boolean };

export function emailField(field: Named): Field<string, string | null, false> {
  return optionalField({ ...field, kind: "email" });
}

export function addressField(field: Named): Field<string, string | null, false> {
  return optionalField({ ...field, kind: "address" });
}

export function pictureField(field: Named & { none: string }): Field<string, string | null, false> {
  return optionalField({ ...field, kind: "picture" });
}

/** Its address can be typed as well, and there must be one. */
export function pictureAddressField(field: Named & { none: string }): Field<string, string, false> {
  return { ...wordedField({ ...field, kind: "picture", isTyped: true }), isTranslated: false };
}

/** Addresses of pictures of this site, one a line. */
export function picturesField(field: Named): Field<string, string, false> {
  return { ...wordedField({ ...field, kind: "pictures", isWhole: true }), isTranslated: false };
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trim()).filter(Boolean);
}

function optionalField(field: Named & { kind: FieldKind; none?: string }): Field<string, string | null, false> {
  return {
    ...{ ...field, ...PLAIN },
    fromColumn: (column) => textFrom(column) || null,
    toForm: (stored) => stored ?? "",
    toColumn: (value) => value || null,
  };
}

const PLAIN = { isTranslated: false, isRequired: false, limits: {} } as const;

export function flagField({ label }: Named): Field<boolean, boolean, false> {
  return {
    ...{ ...PLAIN, kind: "flag", label },
    fromColumn: (column) => column === true,
    toForm: (stored) => stored,
    toColumn: (value) => value,
  };
}

type Choice<Value extends string> = Named & { options: Readonly<Record<Value, string>>; usual: NoInfer<Value> };

export function choiceField<Value extends string>({ options, usual, ...field }: Choice<Value>): Field<Value, Value, false> {
  const values = keysOf(options);
  return {
    ...{ ...field, ...PLAIN, kind: "choice", isRequired: true, options, limits: { usual: () => usual } },
    fromColumn: (column) => values.find((value) => value === column) ?? usual,
    toForm: (stored) => stored,
    toColumn: (value) => value,
  };
}

/** Its values are stored in the order in which they are offered, since two edits are compared; one that is no longer offered is left out. */
export function listField<Value extends string>({ options, ...field }: Named & { options: Readonly<Record<Value, string>> }): Field<Value[], Value[], false> {
  const offeredIn = (list: unknown) => keysOf(options).filter((value) => Array.isArray(list) && list.includes(value));
  return {
    ...{ ...field, ...PLAIN, kind: "list", options },
    fromColumn: offeredIn,
    toForm: (stored) => stored,
    toColumn: offeredIn,
  };
}

type Numbered<Value> = Named & { min: number; max: number; outOfReach?: string; usual: () => Value };

/** A whole number; where its usual value is null, the column stays as it is. */
export function numberField<Value extends number | null>(field: Numbered<Value>): Field<Value | number, number, false>;
export function numberField({ label, isSearched, ...limits }: Numbered<number | null>): Field<number | null, number, false> {
  return {
    ...{ ...PLAIN, kind: "number", label, isSearched, limits },
    fromColumn: (column) => Number(column ?? 0),
    toForm: (stored) => stored,
    toColumn: (value) => value ?? undefined,
  };
}

function textFrom(column: unknown): string {
  return typeof column === "string" ? column : "";
}

export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(table: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(table);
}

/** "image_url" as the code calls it: "imageUrl". */
export function columnOf(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
