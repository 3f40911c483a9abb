// A member of staff who logs in, reads forms like a browser, and posts them.
import { randomUUID } from "node:crypto";
import { BROWSER } from "./servers.mjs";

const PASSWORD = "Sieben Inseln im Wind";

/** @typedef {Awaited<ReturnType<typeof enterAdministration>>} Staff */

/**
 * Logs in with the first account of the site, which it creates if necessary. All measurements use this account.
 * @param {number} port
 */
export async function enterAdministration(port) {
  const origin = `http://127.0.0.1:${port}`;
  /** @type {Map<string, string>} */
  const cookies = new Map();

  /** @param {string} path @param {RequestInit} init */
  async function send(path, init) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...BROWSER, Cookie: cookie, Origin: origin, "Sec-Fetch-Site": "same-origin" };
    const response = await fetch(origin + path, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  const staff = {
    /** @param {string} path */
    read: async (path) => (await send(path, {})).text(),
    /** Answers before the body has arrived. @param {string} path */
    open: (path) => send(path, {}),
    /** Answers any response. @param {string} path @param {URLSearchParams | FormData} body */
    async send(path, body) {
      const response = await send(path, { method: "POST", body });
      await response.arrayBuffer();
      return response;
    },
    /** @param {string} path @param {URLSearchParams | FormData} body */
    async sendAndRead(path, body) {
      const response = await send(path, { method: "POST", body });
      return { status: response.status, text: await response.text() };
    },
    /** Throws if it was refused. @param {string} path @param {URLSearchParams | FormData} body */
    async post(path, body) {
      const { status } = await staff.send(path, body);
      if (status !== 303) throw new Error(`POST ${path} was answered with ${status}`);
    },
    /** @param {File} file */
    async upload(file) {
      return (await staff.send("/admin/media/upload", formData({ id: randomUUID(), category: "general" }, file))).status;
    },
  };
  const person = { full_name: "Alba Admin", email: "alba.admin@calima.example", password: PASSWORD };
  const setup = new URLSearchParams({ ...person, password_confirmation: PASSWORD });
  const { status } = await send("/admin/setup", { method: "POST", body: setup });
  if (status !== 303 && status !== 409) throw new Error(`the set-up answered ${status}`);
  await staff.post("/admin/login", new URLSearchParams({ email: person.email, password: PASSWORD }));
  return staff;
}

/** @param {Staff} staff */
export async function listMemberIds(staff) {
  const list = await staff.read("/admin/team");
  return [...new Set([...list.matchAll(/\/admin\/team\/([^/"]+)\/edit/g)].map(([, id = ""]) => id))];
}

/** A form that is posted repeatedly, each time with a new text. @param {Staff} staff @param {string} id */
export async function openMemberForm(staff, id) {
  const path = `/admin/team/${id}/edit`;
  // twice, because the first page has the notice of the last save, which contains a form with a version too
  await staff.read(path);
  const page = await staff.read(path);
  let version = Number(/name="version"[^>]*value="(\d+)"/.exec(page)?.[1] ?? /value="(\d+)"[^>]*name="version"/.exec(page)?.[1]);
  if (!Number.isInteger(version)) throw new Error(`There is no version in the form of ${path}`);
  return {
    /** @param {string} position @param {File} [photo] */
    async save(position, photo) {
      const fields = { name: "Nora Medida", position, bio: "Misst, was es kostet.", is_team_member: "on", version: String(version) };
      await staff.post(path, photo ? formData(fields, photo) : new URLSearchParams(fields));
      version += 1;
    },
  };
}

/** @param {Record<string, string>} fields @param {File} photo */
function formData(fields, photo) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", photo);
  return body;
}
