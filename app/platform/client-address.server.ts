import { requestIdNow } from "./request-id.server";

const HEADER = "x-calima-client-address";

/** Only the front may set the header. It also gives each request an id: without one the header is a stranger's. */
export function clientAddressOf(request: Request): string {
  const address = requestIdNow() === null ? null : request.headers.get(HEADER);
  return address ?? "unknown";
}
