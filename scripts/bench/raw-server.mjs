// What nothing can beat in Node: a bare `http` server that sends one answer from memory.
// The parent process says which: { port, headers, body } with the body in base64.
import { createServer } from "node:http";

process.once("message", (/** @type {{ port: number, headers: Record<string, string>, body: string }} */ answer) => {
  const { port, headers } = answer;
  const body = Buffer.from(answer.body, "base64");
  createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(port, "127.0.0.1", () => process.send?.("ready"));
});
