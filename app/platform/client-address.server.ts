import { requestIdNow } from "./request-id.server";

const HEADER = "x-calima-client-address";

/** Only the front writes this header; without the front, which names each request, nobody knows the address, whatever it says. */
export function clientAddressOf(request: Request): string {
  const address = requestIdNow() === null ? null : request.headers.get(HEADER);
  return address ?? "unknown";
}
