import { drain } from "../drain";
import type { HttpContext } from "../http-context";
import { chosenLanguage } from "../request-language";
import { languageOfErrorPage, ERROR_PAGE_POLICY, errorPage } from "./error-page";
import { type Refusal, ERROR_STATUS } from "./error-answer";
import type { FixedHeaders } from "./security-headers";

const EXTRA_HEADERS: Partial<Record<Refusal, FixedHeaders>> = {
  busy: { "Retry-After": "5" },
  methodNotAllowed: { Allow: "GET, HEAD, POST" },
};

/** Answers with the page of the refusal. When part of the body is still to come, the connection ends with the answer. */
export function createRefuse(fixedHeaders: FixedHeaders) {
  return function refuse({ request, response, method, path }: HttpContext, refusal: Refusal): true {
    if (response.headersSent) return true;
    const body = Buffer.from(errorPage(refusal, languageOfErrorPage(path, chosenLanguage(request.headers))));
    response.writeHead(ERROR_STATUS[refusal], {
      ...fixedHeaders,
      ...EXTRA_HEADERS[refusal],
      "Cache-Control": "no-store",
      "Content-Security-Policy": ERROR_PAGE_POLICY,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Length": body.length,
      ...(!request.complete && { Connection: "close" }),
    });
    if (method !== "HEAD") response.write(body);
    void drain(request).then(() => response.end());
    return true;
  };
}

export type Refuse = ReturnType<typeof createRefuse>;
