import { keysOf } from "./keys";

export type FieldKind = "line" | "text" | "address" | "email" | "picture" | "pictures" | "flag" | "choice" | "list" | "number";

/** The schemas are apart, in `field-schemas.ts`, because few screens need them. */
type Limits = {
  /** The message for an empty field. Without it the field is optional. */
  required?: string;
  /** The most characters, or the greatest number. */
  max?: number;
  min?: number;
  outOfReach?: string;
  /** The value if nothing is chosen, or if the text is no number. */
  usual?: () => string | number | null;
  known?: { isKnown: (word: string) => boolean; message: string };
  isTyped?: boolean;
};

/** `Value` is the form's value, `Stored` the column's. If `toColumn` returns `undefined`, the column stays unchanged. */
export interface Field<Value = unknown, Stored = unknown, IsTranslated extends boolean = boolean> {
  kind: FieldKind;
  label: string;
  isTranslated: IsTranslated;
  isRequired: boolean;
  limits: Limits;
  /** Unknown values become the default. */
  fromColumn(column: unknown): Stored;
  toForm(stored: Stored): Value;
  toColumn(value: Value): Stored | undefined;
  none?: string;
  options?: Readonly<Record<string, string>>;
  isSearched?: boolean;
  /** Differences are shown as a whole, not word by word. */
  isWhole?: boolean;
}

type StringOptions<IsTranslated extends boolean> = Pick<Limits, "required" | "max" | "known"> & {
  label: string;
  isTranslated?: IsTranslated;
  isSearched?: boolean;
  isWhole?: boolean;
  usual?: string;
};

export function lineField<IsTranslated extends boolean = false>(field: StringOptions<IsTranslated>) {
  return stringField<IsTranslated>({ ...field, kind: "line" });
}

export function textField<IsTranslated extends boolean = false>(field: StringOptions<IsTranslated>) {
  return stringField<IsTranslated>({ ...field, kind: "text" });
}

type Kinded<IsTranslated extends boolean> = StringOptions<IsTranslated> & Pick<Limits, "isTyped"> & { kind: FieldKind; none?: string };

function stringField<IsTranslated extends boolean = false>(field: Kinded<IsTranslated>): Field<string, string, NoInfer<IsTranslated>>;
function stringField({ required, max, known, isTyped, usual = "", ...field }: Kinded<boolean>): Field<string, string> {
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

export function pictureAddressField(field: Named & { none: string }): Field<string, string, false> {
  return stringField({ ...field, kind: "picture", isTyped: true });
}

export function picturesField(field: Named): Field<string, string, false> {
  return stringField({ ...field, kind: "pictures", isWhole: true });
}

/** Without the bullets of a list that was copied from Word or a web page, where the site has its own. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trim().replace(/^[•·▪◦‣\uf0a7\uf0b7–-](\s+|$)/, "")).filter(Boolean);
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

/** Sorts values as in `options`, so that edits can be compared, and drops values that are no longer offered. */
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

/** If `usual` answers null, an empty field leaves the column unchanged. */
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

export function columnOf(field: string): string {
  return field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
