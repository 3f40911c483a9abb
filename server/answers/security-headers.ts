/** Headers of every answer. A page brings a policy of its own in place of this one (app/entry.server.tsx). */
export type FixedHeaders = Readonly<Record<string, string>>;

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

export function securityHeaders({ isHttps }: { isHttps: boolean }): FixedHeaders {
  return {
    // why in small letters: that is how the policy of a page is spelled, and it shall replace this one, not stand beside it
    "content-security-policy": "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    // why: with `no-referrer` browsers send `Origin: null` on plain form posts, and every form would be refused.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ...(isHttps && { "Strict-Transport-Security": `max-age=${ONE_YEAR_SECONDS}` }),
  };
}
