import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { outlastLostConnections } from "./ui/admin/connection";
import { RequestIdProvider } from "./ui/request-id";

const findRequestId = outlastLostConnections();

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
