const TABLE_DOES_NOT_EXIST = "P2021";
const COLUMN_DOES_NOT_EXIST = "P2022";

export function isMissingTable(error: unknown): boolean {
  return codeOf(error) === TABLE_DOES_NOT_EXIST;
}

export function isMissingColumn(error: unknown): boolean {
  return codeOf(error) === COLUMN_DOES_NOT_EXIST;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
