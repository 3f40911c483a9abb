import pg from "pg";

// Types in Postgres' catalogues that the adapter cannot read (github.com/prisma/orm/issues/27403), with the nearest
// readable type: "char" -> bpchar, name -> text, and their arrays -> text[].
const READABLE_TYPES = new Map([
  [18, 1042],
  [19, 25],
  [1002, 1009],
  [1003, 1009],
]);

/** A pool whose results Prisma's command line can read. The product itself does not query the catalogues. */
export function commandLinePool(connectionString: string) {
  const pool = new pg.Pool({ connectionString });
  pool.on("connect", (client) => {
    client.connection.prependListener("rowDescription", makeReadable);
  });
  return pool;
}

function makeReadable({ fields }: { fields: { dataTypeID: number }[] }) {
  for (const field of fields) {
    field.dataTypeID = READABLE_TYPES.get(field.dataTypeID) ?? field.dataTypeID;
  }
}
