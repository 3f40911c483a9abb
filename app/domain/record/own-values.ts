/** Values by name, all of them text: what a setting of several parts says. */
export type Texts = Readonly<Record<string, string>>;

/** Those that differ from the usual: no others are stored. */
export function ownValues(values: Texts, usual: Texts): Texts {
  return Object.fromEntries(Object.keys(usual).flatMap((name) => (values[name] === undefined || values[name] === usual[name] ? [] : [[name, values[name]]])));
}

/** The values in the column of a row; none for one that was broken by hand. */
export function ownValuesIn<Values extends Texts>(json: string | undefined, usual: Values): Partial<Values>;
export function ownValuesIn(json: string | undefined, usual: Texts): Texts {
  const stored = parsed(json ?? "{}");
  const own = Object.entries<unknown>(typeof stored === "object" && stored !== null ? { ...stored } : {});
  return Object.fromEntries(own.flatMap(([name, value]) => (Object.hasOwn(usual, name) && typeof value === "string" ? [[name, value]] : [])));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
