import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { retryLostRequests } from "./ui/admin/connection";
import { RequestIdProvider } from "./ui/request-id";

const findRequestId = retryLostRequests();

await readState();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestIdProvider value={findRequestId}>
        <RemixBrowser />
      </RequestIdProvider>
    </StrictMode>,
  );
});

/** RemixBrowser suspends first, and a key or click while React waits breaks the screen (React 18, error 345). */
async function readState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (state) {
    await state;
  }
}
