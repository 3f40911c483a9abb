import { createHash } from "node:crypto";
import { company } from "../../app/i18n/company";
import { ERROR_TEXTS as SITE_TEXTS } from "../../app/i18n/error-texts";
import { DEFAULT_LANGUAGE, type Language } from "../../app/i18n/languages";
import { drain } from "../drain";
import type { HttpContext } from "../http-context";
import { findLocale } from "../../app/http/find-locale";
import { ERROR_TEXTS, type ErrorAnswer } from "./error-texts";
import type { FixedHeaders } from "./security-headers";

const ERROR_STATUS = {
  badRequest: 400,
  crossSite: 403,
  methodNotAllowed: 405,
  postNotAllowed: 405,
  tooLarge: 413,
  tooMuchText: 413,
  tooManyFields: 413,
  tooSlow: 408,
  wrongHost: 421,
  busy: 503,
  failed: 500,
} as const satisfies Record<ErrorAnswer, number>;

const EXTRA_HEADERS: Partial<Record<ErrorAnswer, FixedHeaders>> = {
  busy: { "Retry-After": "5" },
  methodNotAllowed: { Allow: "GET, HEAD, POST" },
  postNotAllowed: { Allow: "GET, HEAD" },
};

/** Closes the connection if part of the body has not arrived. */
export function createErrorPages(fixedHeaders: FixedHeaders) {
  return function sendErrorPage({ request, response, method, path, requestId }: HttpContext, error: ErrorAnswer): true {
    if (response.headersSent) return true;
    const language = languageOfErrorPage(path, findLocale(path, request.headers));
    const shownId = ERROR_STATUS[error] >= 500 ? requestId : undefined;
    const body = Buffer.from(errorPage(error, { language, shownId }));
    response.writeHead(ERROR_STATUS[error], {
      ...fixedHeaders,
      ...EXTRA_HEADERS[error],
      "Cache-Control": "no-store",
      "content-security-policy": ERROR_PAGE_POLICY,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": body.length,
      ...(shownId !== undefined && { "X-Request-Id": shownId }),
      ...(!request.complete && { Connection: "close" }),
    });
    if (method !== "HEAD") response.write(body);
    void drain(request).then(() => response.end());
    return true;
  };
}

export type SendErrorPage = ReturnType<typeof createErrorPages>;

/** Needs no other files, so that it works when nothing else does. Colours as in tokens.css. */
function errorPage(error: ErrorAnswer, { language, shownId }: { language: Language; shownId?: string }): string {
  const { title, text } = ERROR_TEXTS[language][error];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${company.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">${company.name}</p>
<p class="status" aria-hidden="true">${ERROR_STATUS[error]}</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${SITE_TEXTS[language].toHome}</a></p>
${shownId === undefined ? "" : `<p class="id">${SITE_TEXTS[language].requestId} ${shownId}</p>`}
</main>
</body>
</html>
`;
}

function languageOfErrorPage(path: string, chosen: Language): Language {
  return /^\/admin(?:[/.]|$)/i.test(path) ? DEFAULT_LANGUAGE : chosen;
}

const STYLE = `
*{margin:0;box-sizing:border-box}
body{min-height:100vh;min-height:100svh;display:grid;place-items:center;padding:clamp(1.25rem,5vw,4rem);
background:radial-gradient(120% 90% at 85% 0%,#15303b 0%,#08151b 60%);color:#f5ede0;
font:1.0625rem/1.6 "Instrument Sans",system-ui,-apple-system,"Segoe UI",sans-serif}
main{width:100%;max-width:42rem;padding-left:clamp(1rem,4vw,2.5rem);border-left:3px solid #d15a30}
.name{font-weight:600;letter-spacing:.02em;color:#f2b04f}
.status{margin-top:2rem;font:700 clamp(4rem,18vw,9rem)/.9 "Bricolage Grotesque","Arial Narrow",system-ui,sans-serif;
letter-spacing:-.03em;color:#21444f}
h1{margin:1rem 0 .75rem;font:700 clamp(1.75rem,5vw,2.75rem)/1.15 "Bricolage Grotesque","Arial Narrow",system-ui,sans-serif;
letter-spacing:-.01em;text-wrap:balance}
h1+p{max-width:34rem;color:#d9c5a6}
a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.25rem;border-radius:8px;background:#f2b04f;color:#08151b;
font-weight:600;text-decoration:none}
a:hover{background:#fadfab}
.id{margin-top:1.5rem;font-size:.875rem;color:#d9c5a6}
a:focus-visible{outline:3px solid #fadfab;outline-offset:3px}`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
