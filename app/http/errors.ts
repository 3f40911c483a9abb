/**
 * Thrown where nothing is at this address; the nearest error boundary says so in the visitor's language.
 * Files and forms have none: there the two words are the answer, since a browser shows its own error for an empty one.
 */
export function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found", headers: { "Content-Type": "text/plain" } });
}
