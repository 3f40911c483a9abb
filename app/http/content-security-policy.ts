/** The policy of a page. Public pages run one script file; hydrated ones also the inline scripts with the nonce. */
export function contentSecurityPolicy(nonce?: string): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self' 'inline-speculation-rules'";
  return Object.entries({ ...SAME_FOR_ALL, "script-src": scripts })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

const SAME_FOR_ALL = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "connect-src": "'self'",
  "font-src": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "img-src": "'self' data: blob:",
  "manifest-src": "'self'",
  "media-src": "'self'",
  "style-src": "'self'",
};
