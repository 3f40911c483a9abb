import type { IncomingMessage } from "node:http";
import type { ErrorAnswer } from "../answers/error-texts";

/** Why the reading of a body ended: all of it is here, its sender has left, or it was refused. */
export type Ending = "whole" | "left" | ErrorAnswer;

export type NoBody = Exclude<Ending, "whole">;

/** Takes a piece of a body, or refuses it and all that follows. */
export type Take = (piece: Buffer) => ErrorAnswer | null | Promise<ErrorAnswer | null>;

/** Hands on a body piece by piece, the next when the one before was taken. The connection stays, for the answer. */
export function readPieces(request: IncomingMessage, longestMs: number, take: Take): Promise<Ending> {
  // why: whoever left while others were let in first does not leave again
  if (request.destroyed) return Promise.resolve("left");
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end("tooSlow"), longestMs);
    let taking: Promise<void> = Promise.resolve();
    const left = () => end("left");
    request.on("data", next).once("end", whole).once("close", left);

    function next(piece: Buffer): void {
      request.pause();
      taking = Promise.resolve(take(piece)).then((error) => (error === null ? void request.resume() : end(error)), fail);
    }

    /** why the waiting: the end comes at once after the last piece, paused or not, and then the close */
    function whole(): void {
      request.off("close", left);
      void taking.then(() => end("whole"));
    }

    function end(ending: Ending): void {
      stop();
      resolve(ending);
    }

    function fail(error: unknown): void {
      stop();
      reject(error instanceof Error ? error : new Error(String(error)));
    }

    function stop(): void {
      clearTimeout(timer);
      request.off("data", next).off("end", whole).off("close", left);
    }
  });
}
