import { redirect, type TypedResponse } from "@remix-run/node";
import * as z from "zod";
import { COOKIE_KIND } from "./cookie-kind.server";
import { noticeCookie } from "./cookies";

const noticeSchema = z.object({
  kind: z.enum(["success", "error", "warning"]),
  text: z.string(),
  link: z.object({ url: z.string().startsWith("/"), text: z.string() }).optional(),
  copy: z.object({ label: z.string(), value: z.string() }).optional(),
  undo: z.object({ url: z.string().startsWith("/admin/"), fields: z.record(z.string(), z.string()) }).optional(),
  email: z.string().optional(),
  seconds: z.number().positive().optional(),
});

export type Notice = z.infer<typeof noticeSchema>;

const cookie = noticeCookie(COOKIE_KIND);

export async function redirectWithNotice(
  url: string,
  notice: Notice,
  headers: HeadersInit = {},
): Promise<TypedResponse<never>> {
  const all = new Headers(headers);
  all.append("Set-Cookie", await cookie.serialize(notice));
  return redirect(url, { status: 303, headers: all });
}

export async function takeNotice(request: Request): Promise<{ notice: Notice | null; headers: Headers }> {
  const headers = new Headers();
  const waiting: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (waiting === null) return { notice: null, headers };
  headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  const notice = noticeSchema.safeParse(waiting);
  return { notice: notice.success ? notice.data : null, headers };
}
