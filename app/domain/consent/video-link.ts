import type { EmbedHost } from "./consent";

export type Video = { kind: "file" | "link"; url: string } | { kind: "embed"; host: EmbedHost; url: string };

const YOUTUBE_ID = /^[\w-]{6,20}$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[^/]+\/|showcase\/\d+\/video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/;

export function videoFrom(address: string): Video | null {
  const text = address.trim();
  if (/^\/(?![/\\])\S+$/.test(text)) return { kind: "file", url: text };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return youTubePlayer(url) ?? vimeoPlayer(url) ?? { kind: "link", url: url.href };
}

function youTubePlayer(url: URL): Video | null {
  const id = youTubeId(url);
  if (id === null || !YOUTUBE_ID.test(id)) return null;
  return { kind: "embed", host: "www.youtube-nocookie.com", url: `https://www.youtube-nocookie.com/embed/${id}?rel=0` };
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(?:www|m|music)\./, "");
  if (host === "youtu.be") return pathname.slice(1).replace(/\/$/, "");
  if (host !== "youtube.com" && host !== "youtube-nocookie.com") return null;
  return pathname === "/watch" ? searchParams.get("v") : (YOUTUBE_PATH.exec(pathname)?.[1] ?? null);
}

/** `dnt` asks Vimeo to set no cookies; `h` is the key of an unlisted video. */
function vimeoPlayer({ hostname, pathname, searchParams }: URL): Video | null {
  const host = hostname.replace(/^www\./, "");
  const [, id, key] = VIMEO_PATH.exec(pathname) ?? [];
  if ((host !== "vimeo.com" && host !== "player.vimeo.com") || id === undefined) return null;
  const query = new URLSearchParams({ dnt: "1" });
  const hash = key ?? searchParams.get("h");
  if (hash) query.set("h", hash);
  return { kind: "embed", host: "player.vimeo.com", url: `https://player.vimeo.com/video/${id}?${query.toString()}` };
}
