import { createCookie } from "@remix-run/node";
import * as z from "zod";
import { CODES_SHOWN_SECONDS, openEnrolmentToken } from "~/domain/people/second-factor/enrolment.server";
import { paths } from "~/paths";
import { COOKIE_KIND } from "./cookie-kind.server";
import { signedCookie } from "./cookies";
import { isLookingAhead } from "./expired-post.server";

const shownLink = z.object({ id: z.string(), token: z.string() });

type ShownLink = z.output<typeof shownLink>;

/** Carries the token of a new one-time link to the page that shows it. The token is stored nowhere else. */
const linkCookie = signedCookie("login-link", COOKIE_KIND, { path: paths.admin.home });

export async function loginLinkCookie(link: ShownLink): Promise<string> {
  return linkCookie.serialize(link);
}

export async function readLoginLink(request: Request, id: string): Promise<string | null> {
  const link = await linkIn(request);
  return link?.id === id ? link.token : null;
}

export async function forgetLeftLink(request: Request): Promise<string | null> {
  const link = await linkIn(request);
  if (link === null || new URL(request.url).pathname.startsWith(`${paths.admin.users.list()}/${link.id}/`)) return null;
  return linkCookie.serialize("", { maxAge: 0 });
}

async function linkIn(request: Request): Promise<ShownLink | null> {
  const value: unknown = await linkCookie.parse(request.headers.get("Cookie"));
  return shownLink.safeParse(value).data ?? null;
}

const codesCookie = createCookie("recovery-codes", {
  httpOnly: true,
  sameSite: "lax",
  secure: COOKIE_KIND.isSecure,
  path: "/admin/account",
  maxAge: CODES_SHOWN_SECONDS,
});

export async function commitRecoveryCodes(sealedToken: string): Promise<string> {
  return codesCookie.serialize(sealedToken);
}

/** `headers` clear the codes. Not on a prefetch. */
export async function takeRecoveryCodes(request: Request, userId: string) {
  const headers = new Headers();
  const sealed: unknown = isLookingAhead(request) ? null : await codesCookie.parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return { codes: null, headers };
  headers.append("Set-Cookie", await codesCookie.serialize("", { maxAge: 0 }));
  return { codes: openEnrolmentToken(userId, sealed)?.codes ?? null, headers };
}
