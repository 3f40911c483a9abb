import { requestIdNow } from "./request-id.server";

const HEADER = "x-calima-client-address";

/**
 * The address that a request comes from. The front writes it into a header of its own and lets nobody else do so;
 * without the front, which names each request, nobody knows it, whatever the header says.
 */
export function clientAddressOf(request: Request): string {
  const address = requestIdNow() === null ? null : request.headers.get(HEADER);
  return address ?? "unknown";
}
