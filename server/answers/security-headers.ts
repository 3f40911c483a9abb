/** Headers of every answer. A page replaces the policy (app/entry.server.tsx). */
export type FixedHeaders = Readonly<Record<string, string>>;

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function securityHeaders({ isHttps }: { isHttps: boolean }): FixedHeaders {
  return {
    // in lower case like a page's policy, which must replace this one
    "content-security-policy": "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    // with `no-referrer` browsers send `Origin: null` for plain form posts, and every form would be refused
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(isHttps && { "Strict-Transport-Security": `max-age=${ONE_YEAR_SECONDS}` }),
  };
}
