type Fields = Readonly<Record<string, unknown>>;

type Write = { query: { arguments: { where?: unknown; data: Fields | Fields[] } } };

/**
 * Replaces texts, numbers, dates and JSON by parameters. The rest stays, because the statement depends on it: null,
 * booleans, lists with their lengths, words like `increment`.
 */
export function shapeOf(write: string): { shape: string; values: unknown[] } {
  const values: unknown[] = [];
  const parameterFor = (value: unknown) => ({ $type: "Param", value: parameterName(values.push(value) - 1) });

  const typed = (given: unknown) => {
    if (typeof given === "string" || typeof given === "number") return parameterFor(given);
    return isDateTime(given) ? parameterFor(given.value) : given;
  };

  const compared = (given: unknown): unknown => (isFields(given) ? each(given, compared) : typed(given));

  const json = (given: unknown) => {
    const text = JSON.stringify(given);
    // "$type" marks values that JSON cannot express; the compiler reads them
    return text.includes('"$type"') ? given : parameterFor(text);
  };

  const inNewRow = (given: unknown) => (isFields(given) || Array.isArray(given) ? json(given) : typed(given));
  // an object may be JSON here, or an operation like `increment`
  const inOldRow = (given: unknown) => (Array.isArray(given) ? json(given) : typed(given));

  const written = (data: Fields | Fields[]) => (Array.isArray(data) ? data.map((row) => each(row, inNewRow)) : each(data, inOldRow));

  const { query, ...said } = parsed(write);
  const { where, data } = query.arguments;
  const shape = { ...said, query: { ...query, arguments: { ...query.arguments, where: compared(where), data: written(data) } } };
  return { shape: JSON.stringify(shape), values };
}

function parsed(write: string): Write;
function parsed(write: string): unknown {
  const said: unknown = JSON.parse(write);
  return said;
}

export function parameterName(index: number): string {
  return `typed${index.toString()}`;
}

function each(fields: Fields, change: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

function isFields(given: unknown): given is Fields {
  return typeof given === "object" && given !== null && !Array.isArray(given) && !("$type" in given);
}

function isDateTime(given: unknown): given is { value: unknown } {
  return typeof given === "object" && given !== null && "$type" in given && given.$type === "DateTime" && "value" in given;
}
