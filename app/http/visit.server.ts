import type { Visit } from "~/domain/people/login-log/visit";
import { clientAddressOf } from "~/platform/client-address.server";

/** Where a request comes from: its address, as far as it is known, and its browser. */
export function visitOfRequest(request: Request): Visit {
  return { address: clientAddressOf(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
