import pino from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { logError } from "~/http/faults.server";
import { logger } from "~/platform/logger.server";
import { MovedAway } from "~/platform/moved-away.server";

/** The lines that are logged from now on. */
function linesOfLog(): string[] {
  const stream: unknown = Reflect.get(logger, pino.symbols.streamSym);
  if (!isWritten(stream)) throw new Error("the stream of pino has no write method");
  const lines: string[] = [];
  const written = vi.spyOn(stream, "write").mockImplementation((line) => void lines.push(line));
  const { level } = logger;
  logger.level = "info";
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => {
    written.mockRestore();
    logger.level = level;
    vi.useRealTimers();
  });
  return lines;
}

function isWritten(stream: unknown): stream is { write: (line: string) => void } {
  return typeof stream === "object" && stream !== null && "write" in stream;
}

const failure = (code: string) => ({ err: Object.assign(new Error("failed"), { code }) });

it("a full disk is logged once a minute for all refused saves, and once for each other failed task", () => {
  const lines = linesOfLog();
  for (const code of ["SQLITE_FULL", "ENOSPC", "53100"]) logger.error(failure(code), "request failed");
  expect(lines).toHaveLength(1);
  logger.error(failure("ENOSPC"), "the backup failed");
  expect(lines).toEqual([expect.stringContaining("request failed"), expect.stringContaining("the backup failed")]);
  vi.advanceTimersByTime(61_000);
  logger.error(failure("SQLITE_FULL"), "request failed");
  expect(lines).toHaveLength(3);
});

it("a request that fails because the data were moved away is not logged, because that is logged once", () => {
  const lines = linesOfLog();
  logger.error({ err: new MovedAway("The folder is gone") }, "request failed");
  expect(lines).toEqual([]);
});

it("an unknown error is logged each time", () => {
  const lines = linesOfLog();
  for (const code of ["22P02", "22P02"]) logger.error(failure(code), "request failed");
  expect(lines).toHaveLength(2);
});

it.each(["/preview/", "/en/Preview/", "/PREVIEW/"])("an error in a preview is logged without the token of its link: %s", (path) => {
  const lines = linesOfLog();
  logError(new Error("failed"), new Request(`http://localhost${path}secret-token?x=1`));
  expect(lines).toEqual([expect.stringContaining(`"path":"${path}[link]"`)]);
  expect(lines.join("")).not.toContain("secret-token");
});
