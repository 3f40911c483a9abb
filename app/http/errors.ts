/** The nearest error boundary says so in the visitor's language, or in these words. */
export function notFound(text: string | null = null): Response {
  return new Response(text, { status: 404, statusText: "Not Found" });
}

/** Nothing stands around a file to say so, and for an empty answer a browser shows its own error. */
export function noSuchFile(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found", headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

export function unavailable(): Response {
  return new Response(null, { status: 503, statusText: "Service Unavailable", headers: { "Cache-Control": "no-store" } });
}
