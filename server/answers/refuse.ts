import { drain } from "../drain";
import type { Exchange } from "../exchange";
import { chosenLanguage } from "../request-language";
import { languageOfRefusal, REFUSAL_PAGE_POLICY, refusalPage } from "./refusal-page";
import { type Refusal, REFUSAL_STATUS } from "./refusal";
import type { FixedHeaders } from "./security-headers";

const EXTRA_HEADERS: Partial<Record<Refusal, FixedHeaders>> = {
  busy: { "Retry-After": "5" },
  methodNotAllowed: { Allow: "GET, HEAD, POST" },
};

/** Answers with the page of the refusal. When part of the body is still to come, the connection ends with the answer. */
export function createRefuse(fixedHeaders: FixedHeaders) {
  return function refuse({ request, response, method, path }: Exchange, refusal: Refusal): true {
    if (response.headersSent) return true;
    const body = Buffer.from(refusalPage(refusal, languageOfRefusal(path, chosenLanguage(request.headers))));
    response.writeHead(REFUSAL_STATUS[refusal], {
      ...fixedHeaders,
      ...EXTRA_HEADERS[refusal],
      "Cache-Control": "no-store",
      "Content-Security-Policy": REFUSAL_PAGE_POLICY,
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
