/** Thrown where nothing is at this address; the nearest error boundary says so in the visitor's language. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}
