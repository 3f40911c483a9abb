import { preferredEncoding } from "../encodings";
import type { HttpContext } from "../http-context";
import type { Page } from "./page";

export function sendPage({ request, response, method }: HttpContext, page: Page): true {
  const { headers } = request;
  const answer = page.answers[preferredEncoding(headers["accept-encoding"] ?? "")];
  // why: strong tags are quoted, so one that is in the list cannot be a part of another
  if (page.status === 200 && headers["if-none-match"]?.includes(answer.etag)) {
    response.writeHead(304, answer.headersWhenUnchanged);
    response.end();
  } else {
    response.writeHead(page.status, answer.headers);
    response.end(method === "HEAD" ? undefined : answer.body);
  }
  return true;
}
