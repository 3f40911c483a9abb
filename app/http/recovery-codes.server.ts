import { createCookie } from "@remix-run/node";
import { openEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { env } from "~/platform/env.server";

/** Recovery codes on their way from the post that made them to the page that shows them once: sealed, for five minutes. */
const cookie = createCookie("recovery-codes", {
  httpOnly: true,
  sameSite: "lax",
  secure: env.PUBLIC_URL.startsWith("https:"),
  path: "/admin/account",
  maxAge: 5 * 60,
});

/** The `Set-Cookie` header that hands the codes of a enrolmentToken on. */
export async function commitRecoveryCodes(sealedToken: string): Promise<string> {
  return cookie.serialize(sealedToken);
}

/** The codes that were made a moment ago, and the header that forgets them; null for none. A browser that only looks ahead takes nothing. */
export async function takeRecoveryCodes(request: Request, userId: string) {
  const headers = new Headers();
  const isLookingAhead = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  const sealed: unknown = isLookingAhead ? null : await cookie.parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return { codes: null, headers };
  headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return { codes: openEnrolmentToken(userId, sealed)?.codes ?? null, headers };
}
