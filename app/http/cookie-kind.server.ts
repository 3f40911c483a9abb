import { env } from "~/platform/env.server";
import type { CookieKind } from "./cookies";

export const COOKIE_KIND: CookieKind = { secret: env.SESSION_SECRET, isSecure: env.PUBLIC_URL.startsWith("https:") };
