import { Form, Link } from "@remix-run/react";
import { paths } from "~/paths";
import { GatePage } from "./gate-page";

/** For who comes to the logout by its address, still logged in: opening a page changes nothing, a button does. */
export function LogoutQuestion() {
  return (
    <GatePage title="Abmelden" lead="Möchten Sie sich vom Admin-Bereich abmelden?">
      <Form className="gate-actions" method="post" action={paths.admin.logout}>
        <button className="button" data-tone="primary" type="submit">
          Abmelden
        </button>
        <Link className="button" data-tone="quiet" to={paths.admin.home}>
          Angemeldet bleiben
        </Link>
      </Form>
    </GatePage>
  );
}
