import { describe } from "vitest";
import { sweepBehind } from "./sweep-behind";

describe("behind our front, on SQLite", () => sweepBehind("front", "sqlite"));
