const HEADER = "x-calima-client-address";

/**
 * The address that a request comes from. The front writes it into a header of its own and lets nobody else do so;
 * without the front nobody knows it.
 */
export function clientAddressOf(request: Request): string {
  return request.headers.get(HEADER) ?? "unknown";
}
