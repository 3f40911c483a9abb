import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { paths } from "~/paths";
import { env } from "~/platform/env.server";

const shownLink = z.object({ id: z.string(), token: z.string() });

type ShownLink = z.output<typeof shownLink>;

/**
 * Carries the token of a new one-time link to the page that shows it, in the browser of who made it. Nothing else
 * keeps the token, so that the page shows it once.
 */
const cookie = createCookie("login-link", {
  secrets: [env.SESSION_SECRET],
  httpOnly: true,
  sameSite: "lax",
  secure: env.PUBLIC_URL.startsWith("https:"),
  path: paths.admin.users.list(),
  maxAge: 60,
});

/** The `Set-Cookie` header for the token of a person's link. */
export async function loginLinkCookie(link: ShownLink): Promise<string> {
  return cookie.serialize(link);
}

/** The token that waits for the page of this person, and the header that forgets it. */
export async function takeLoginLink(request: Request, id: string): Promise<{ token: string | null; headers: Headers }> {
  const headers = new Headers();
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (value === null) return { token: null, headers };
  headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  const link = shownLink.safeParse(value);
  return { token: link.success && link.data.id === id ? link.data.token : null, headers };
}
