import { describe } from "vitest";
import { reachPostgres } from "../../scripts/postgres.mjs";
import { sweepBehind } from "./sweep-behind";

const kind = (await reachPostgres()) ? "postgres" : "sqlite";

describe(`behind Remix's stock server, on ${kind}`, () => sweepBehind("remix-serve", kind));
