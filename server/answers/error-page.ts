import { DEFAULT_LANGUAGE, type Language } from "../../app/i18n/languages";
import { company } from "../../app/i18n/company";
import { type Refusal, ERROR_STATUS } from "./error-answer";
import { ERROR_TEXTS, WAY_ON } from "./error-texts";

/** Complete in itself: it must look right when nothing else of the site can be reached. Colours as in tokens.css. */
export function errorPage(refusal: Refusal, language: Language): string {
  const { title, text } = ERROR_TEXTS[language][refusal];
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
<p class="status" aria-hidden="true">${ERROR_STATUS[refusal]}</p>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${WAY_ON[language]}</a></p>
</main>
</body>
</html>
`;
}

/** Only the style above, nothing else from anywhere. */
export const ERROR_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Staff read German whatever their browser says. */
export function languageOfErrorPage(path: string, chosen: Language): Language {
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
a:focus-visible{outline:3px solid #fadfab;outline-offset:3px}`;
