/** The nearest error boundary shows its own text, or `text`. */
export function notFound(text: string | null = null): Response {
  return new Response(text, { status: 404, statusText: "Not Found" });
}

/** With a body: for an empty answer browsers show their own error. */
export function noSuchFile(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found", headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function unavailable(): Response {
  return new Response(null, { status: 503, statusText: "Service Unavailable", headers: { "Cache-Control": "no-store" } });
}
