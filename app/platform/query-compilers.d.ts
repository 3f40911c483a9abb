// The parts of Prisma that turn a query into a plan; they come without types.
declare module "@prisma/client/runtime/query_compiler_bg.sqlite.mjs" {
  export const QueryCompiler: { prototype: Record<"compile" | "compileBatch", (query: string) => unknown> };
}

declare module "@prisma/client/runtime/query_compiler_bg.postgresql.mjs" {
  export const QueryCompiler: { prototype: Record<"compile" | "compileBatch", (query: string) => unknown> };
}
