// Servers for comparison: they send one answer from memory, or render with React alone.
// The parent process sends the task: { kind, port, headers, body } with the body in base64.
import { createServer } from "node:http";
import express from "express";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

/** @typedef {{ kind: "node:http" | "express" | "react", port: number, headers: Record<string, string>, body: string }} Task */

process.once("message", (/** @type {Task} */ { kind, port, headers, body }) => {
  const answer = Buffer.from(body, "base64");
  const ready = () => process.send?.("ready");
  if (kind === "express") {
    const server = express();
    server.get("*", (_request, response) => void response.writeHead(200, headers).end(answer));
    server.listen(port, "127.0.0.1", ready);
    return;
  }
  createServer((_request, response) => {
    if (kind === "react") renderToString(bareTree());
    response.writeHead(200, headers);
    response.end(answer);
  }).listen(port, "127.0.0.1", ready);
});

function bareTree() {
  const leaf = (/** @type {number} */ key) => createElement("p", { key, className: "text" }, `Text ${key}`);
  const branch = (/** @type {number} */ key) => createElement("section", { key, className: "part" }, Array.from({ length: 9 }, (_, index) => leaf(index)));
  return createElement("main", null, Array.from({ length: 30 }, (_, index) => branch(index)));
}
