import { EmptyState } from "~/ui/admin/empty-state";
import { DateTime } from "~/ui/admin/date-time";
import { roleLabel } from "./role-label";
import { browserName } from "./browser-name";

export type RecentLogin = {
  id: string;
  createdAt: Date;
  userAgent: string;
  adminUser: { firstName: string; lastName: string; role: { name: string } } | null;
};

const SHOWN_AT_ONCE = 5;

/** Who logged in last: the first five, the others on demand. */
export function RecentLogins({ logins }: { logins: readonly RecentLogin[] }) {
  const [shown, more] = [logins.slice(0, SHOWN_AT_ONCE), logins.slice(SHOWN_AT_ONCE)];
  return (
    <section>
      <h3 className="sub-title">Letzte Anmeldungen</h3>
      {logins.length === 0 ? <EmptyState icon="clock" title="Noch keine Anmeldungen" /> : <LoginLines logins={shown} />}
      {more.length > 0 ? (
        <details className="more">
          <summary>{more.length === 1 ? "Eine weitere" : `${more.length.toString()} weitere`}</summary>
          <LoginLines logins={more} />
        </details>
      ) : null}
    </section>
  );
}

function LoginLines({ logins }: { logins: readonly RecentLogin[] }) {
  return (
    <ul className="lines">
      {logins.map(({ id, createdAt, userAgent, adminUser }) => (
        <li className="line" key={id}>
          <span>
            {adminUser ? `${adminUser.firstName} ${adminUser.lastName}` : "Unbekannt"}
            <span className="cell-note">
              {adminUser ? `${roleLabel(adminUser.role.name)}, ` : ""}
              {browserName(userAgent)}
            </span>
          </span>
          <DateTime at={createdAt} />
        </li>
      ))}
    </ul>
  );
}
