// Logs in as a browser does, with as many people as needed.
import { BROWSER } from "./servers.mjs";

export const PASSWORD = "Sieben Inseln im Wind";
export const PEOPLE = 100;

/** @param {number} index */
export function emailOf(index) {
  return `vera-${index % PEOPLE}@calima.example`;
}

let places = 0;

/**
 * Logs in from an address that was not used before: this process is trusted as a proxy, and names the address.
 * @param {number} port
 * @param {{ email: string, password: string }} fields
 */
export async function logIn(port, fields) {
  places += 1;
  const origin = `http://127.0.0.1:${port}`;
  const address = `2001:${(process.pid & 0xffff).toString(16)}:${(places >> 16).toString(16)}:${(places & 0xffff).toString(16)}::1`;
  const headers = { ...BROWSER, Origin: origin, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address };
  const answer = await fetch(`${origin}/admin/login`, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

/** @param {number} port @param {number} index */
export async function enter(port, index) {
  const status = await logIn(port, { email: emailOf(index), password: PASSWORD });
  if (status !== 303) throw new Error(`a right login was answered with ${status}`);
}
