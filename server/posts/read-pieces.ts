import type { IncomingMessage } from "node:http";
import type { ErrorAnswer } from "../answers/error-texts";

export type Ending = "whole" | "left" | ErrorAnswer;

export type NoBody = Exclude<Ending, "whole">;

/** If it answers an error, the rest of the body is refused. */
export type Take = (piece: Buffer) => ErrorAnswer | null | Promise<ErrorAnswer | null>;

/** Uses backpressure, and keeps the connection open for the answer. */
export function readPieces(request: IncomingMessage, longestMs: number, take: Take): Promise<Ending> {
  // "close" was emitted already if the client left while waiting
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

    /** Waits for the last piece: "end" and "close" follow it at once, even if the stream is paused. */
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
