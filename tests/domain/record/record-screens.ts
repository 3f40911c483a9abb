import sharp from "sharp";
import { startSession } from "~/domain/people/access/sessions.server";
import { write } from "~/platform/database.server";
import { postOf, requestWith } from "../../http/browser";
import { emptyOffice, employ, employProofreader, HOME } from "../people/access/factories";

/** The three initial roles, and a custom one that may change records but create none. */
export type Role = "viewer" | "editor" | "admin" | "proofreader";

const sessions = new Map<Role, string>();

/** Creates a logged-in person for each role. */
export async function signInAs() {
  await emptyOffice();
  for (const role of ["viewer", "editor", "admin"] as const) await signIn(role, await employ({ role }));
  await signIn("proofreader", await employProofreader());
}

async function signIn(role: Role, { userId }: { userId: string }) {
  sessions.set(role, await write((tx) => startSession(tx, { userId, visit: HOME })));
}

/** The arguments of a loader or an action. */
export async function callOf(role: Role, path: string, init?: RequestInit, id = "") {
  return { request: await requestWith(sessions.get(role) ?? null, path, init), params: { id, resource: path.split(/[/?]/)[2] ?? "" }, context: {} };
}

export function multipart(fields: Record<string, string>, file?: File) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append("file", file);
  return postOf(body);
}

export async function pngFile(name = "a.png") {
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: "#336699" } });
  return new File([new Uint8Array(await picture.png().toBuffer())], name, { type: "image/png" });
}

/** Status and data of an action's answer, whether a Response or data. */
export function answered(answer: unknown): { status: number; data: unknown } {
  if (answer instanceof Response) return { status: answer.status, data: null };
  if (typeof answer !== "object" || answer === null || !("data" in answer) || !("init" in answer)) throw new Error("the action returned neither a Response nor data");
  const { init } = answer;
  const status = typeof init === "object" && init !== null && "status" in init ? Number(init.status) : 200;
  return { status, data: answer.data };
}
