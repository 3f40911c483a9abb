import { memoize } from "./memoize";

export const ENCODINGS = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof ENCODINGS)[number];

const HEADERS_REMEMBERED = 200;

export const preferredEncoding: (acceptEncoding: string) => Encoding = memoize(HEADERS_REMEMBERED, (header) => {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const taken = header
    .toLowerCase()
    .split(",")
    .filter((part) => !refused.test(part))
    .map((part) => (part.split(";", 1)[0] ?? "").trim());
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? "identity";
});
