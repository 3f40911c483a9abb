// What an attack costs: field names that are expensive for the form library, and an endless upload.
import { request } from "node:http";
import { processorTime, residentMemory } from "./processor-time.mjs";
import { startServer } from "./servers.mjs";
import { median } from "./times.mjs";

const BOMBS = ["x[10000000]", "x[4294967294]", "email[99999999]", "a".repeat(10_000)];
const FORMS = ["/admin/setup", "/admin/login", "/language"];
const TIMES = 25;
const UPLOAD_BYTES = 2 * 1024 ** 3;
const PIECE = Buffer.alloc(64 * 1024);
const FORM_TYPE = "application/x-www-form-urlencoded";
const BOMBS_IN_A_ROUND = BOMBS.length * FORMS.length;

/** @typedef {import("./servers.mjs").Server} Server */

/** @returns {Promise<import("./servers.mjs").Row[]>} */
export async function measureBadInput() {
  const server = await startServer("front", 4876);
  const [bomb, upload] = [await measureBombs(server), await measureUpload(server)];
  await server.stop();
  return [
    {
      what: "field-name bomb, refused",
      value: `${bomb.milliseconds.toFixed(1)} ms CPU, ${bomb.megabytes.toFixed(1)} MB growth (medians of ${bomb.posts} posts)`,
      aim: "< 20 ms, < 5 MB",
    },
    {
      what: "upload of 2 GB by an admin",
      value: `${upload.status}, connection cut after ${(upload.sent / 1024 ** 2).toFixed(0)} MB, ${upload.megabytes.toFixed(1)} MB growth`,
      aim: "413",
    },
  ];
}

/** @param {Server} server */
async function measureBombs(server) {
  for (let time = 0; time < TIMES; time += 1) await postBombs(server);
  const times = [];
  const growths = [];
  for (let time = 0; time < TIMES; time += 1) {
    const [processor, memory] = [processorTime(server.pid), residentMemory(server.pid)];
    await postBombs(server);
    times.push((processorTime(server.pid) - processor) / 1_000 / BOMBS_IN_A_ROUND);
    growths.push((residentMemory(server.pid) - memory) / BOMBS_IN_A_ROUND);
  }
  return { milliseconds: median(times), megabytes: median(growths), posts: TIMES * BOMBS_IN_A_ROUND };
}

/** @param {Server} server */
async function postBombs({ port }) {
  for (const path of FORMS) {
    for (const name of BOMBS) {
      const { status } = await post({ port, path, type: FORM_TYPE, write: (sent) => sent.end(`${encodeURIComponent(name)}=1`) });
      if (status >= 500 || status < 300) throw new Error(`${path} answered ${status} to ${name}`);
    }
  }
}

/** @param {Server} server */
async function measureUpload({ pid, port }) {
  const cookie = await becomeAdmin(port);
  const memory = residentMemory(pid);
  let sent = 0;
  const { status } = await post({
    port,
    path: "/admin/team/new",
    type: "multipart/form-data; boundary=b",
    cookie,
    write(upload) {
      upload.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n');
      const more = () => {
        while (sent < UPLOAD_BYTES && !upload.destroyed) {
          sent += PIECE.length;
          if (!upload.write(PIECE)) return void upload.once("drain", more);
        }
        upload.end();
      };
      more();
    },
  });
  return { status, sent, megabytes: residentMemory(pid) - memory };
}

/** @param {number} port */
async function becomeAdmin(port) {
  const password = "Sieben Inseln im Wind";
  const fields = { full_name: "Alba Admin", email: "alba.admin@calima.example", password, password_confirmation: password };
  const body = new URLSearchParams(fields).toString();
  const { status, cookies } = await post({ port, path: "/admin/setup", type: FORM_TYPE, write: (sent) => sent.end(body) });
  if (status !== 303) throw new Error(`the set-up answered ${status}`);
  return cookies.map((line) => line.split(";", 1)[0]).join("; ");
}

/**
 * @param {{ port: number, path: string, type: string, cookie?: string, write: (sent: import("node:http").ClientRequest) => void }} what
 * @returns {Promise<{ status: number, cookies: string[] }>}
 */
function post({ port, path, type, cookie = "", write }) {
  return new Promise((resolve) => {
    let status = 0;
    /** @type {string[]} */
    let cookies = [];
    const headers = { "Sec-Fetch-Site": "same-origin", "Content-Type": type, Cookie: cookie };
    const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers }, (answer) => {
      status = answer.statusCode ?? 0;
      cookies = answer.headers["set-cookie"] ?? [];
      answer.resume().on("error", ignore);
    });
    sent.on("error", ignore).once("close", () => resolve({ status, cookies }));
    write(sent);
  });
}

function ignore() {
  // an upload that is cut ends with a broken connection; what counts is the answer before that
}
