import { driverCode } from "./database-fault";

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: unknown; errors?: unknown[] };

const DEEPEST = 4;

/** Only some fields, because libraries put data into others, such as a mail's recipient or a refused row. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (typeof error !== "object" || error === null) return withoutPersonalData(String(error));
  if (depth > DEEPEST) return undefined;
  return error instanceof Error ? ofError(error, depth) : ofAnswer(new Map<string, unknown>(Object.entries(error)), depth);
}

function ofError(error: Error, depth: number): LoggedError {
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: withoutPersonalData(message),
    code: driverCode(error),
    stack: stack && withoutPersonalData(stack),
    cause: cause === undefined ? undefined : loggedError(cause, depth + 1),
    errors: error instanceof AggregateError ? error.errors.map((one) => loggedError(one, depth + 1)) : undefined,
  };
}

/** For Remix's thrown responses and for causes in Prisma's drivers, which are no `Error`s. */
function ofAnswer(fields: ReadonlyMap<string, unknown>, depth: number) {
  const { status, kind, code, originalCode, originalMessage, error } = Object.fromEntries(fields);
  const message = typeof originalMessage === "string" ? withoutPersonalData(originalMessage) : undefined;
  return { status, kind, code: code ?? originalCode, message, error: error === undefined ? undefined : loggedError(error, depth + 1) };
}

/**
 * E-mail addresses, and values quoted by Postgres and JSON.parse (which shows thirty letters). With bounded repetition:
 * anybody can send a long path, and a mail server a long refusal.
 */
const PERSONAL: readonly [RegExp, string][] = [
  [/[\p{L}\p{N}.!#$%&'*+=?^_{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,}/gu, "[e-mail]"],
  [/(invalid input (?:syntax|value) for [^"\n]{0,200})"[^"\n]*"/g, '$1"[value]"'],
  [/(value )"[^"\n]*"( is out of range)/g, '$1"[value]"$2'],
  [/(Key \([^)\n]{0,500}\)=)\([^\n]*\)/g, "$1([value])"],
  [/(Failing row contains )\([^\n]*\)/g, "$1([value])"],
  [/(Unexpected [^\n]{0,100}?, )(?:\.\.\.)?".{0,200}"(?:\.\.\.)?( is not valid JSON)/gs, '$1"[value]"$2'],
];

/** Longer than the headers of a request, and so its path, can be. */
const LONGEST = 20_000;

export function withoutPersonalData(text: string): string {
  if (text.length > LONGEST) return "[too long]";
  return PERSONAL.reduce((kept, [pattern, instead]) => kept.replace(pattern, instead), text);
}
