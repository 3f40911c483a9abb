import { createHash } from "node:crypto";

type Needs = { nonce?: string; frames?: readonly string[]; style?: string | null };

/** `style` is allowed by its hash, because cached pages are the same for everybody and cannot have a nonce. */
export function contentSecurityPolicy({ nonce, frames = [], style = null }: Needs): string {
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self' 'inline-speculation-rules'";
  const framed = frames.length > 0 ? { "frame-src": frames.join(" ") } : {};
  const styled = style === null ? {} : { "style-src": `'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'` };
  return Object.entries({ ...SAME_FOR_ALL, ...framed, ...styled, "script-src": scripts })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/** For uploads: a file of another type than it claims must do no harm. */
export const PICTURE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

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

export function framesWanted(handle: unknown): string[] {
  const frames: unknown = typeof handle === "object" && handle !== null && "frames" in handle ? handle.frames : [];
  return Array.isArray(frames) ? frames.filter((source) => typeof source === "string") : [];
}
