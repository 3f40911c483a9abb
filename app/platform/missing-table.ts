/** Prisma's own code for "the table does not exist", the same on both databases. */
const TABLE_DOES_NOT_EXIST = "P2021";

export function isMissingTable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === TABLE_DOES_NOT_EXIST;
}
