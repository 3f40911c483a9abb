import { Figure } from "~/ui/admin/figure";
import { Moment } from "~/ui/admin/moment";
import { Panel } from "~/ui/admin/panel";
import { roleLabel } from "../access/role-label";
import { browserName } from "../login-log/browser-name";
import type { LoginStatistics, Period } from "../login-log/login-statistics";

type RecentLogin = {
  id: string;
  createdAt: Date;
  userAgent: string;
  adminUser: { firstName: string; lastName: string; role: { name: string } } | null;
};

type Props = { statistics: LoginStatistics; logins: readonly RecentLogin[] };

/** Who logs in, how often and with what; for admins only. */
export function WebsiteStatistics({ statistics, logins }: Props) {
  const { today, week, month } = statistics;
  return (
    <Panel title="Website-Statistiken" lead="Anmeldungen im Admin-Bereich">
      <ul className="figures figures-plain">
        <Figure label="Heute" value={today.count} note={<Change period={today} than="gestern" />} />
        <Figure label="Letzte 7 Tage" value={week.count} note={<Change period={week} than="in den 7 Tagen davor" />} />
        <Figure label="Letzte 30 Tage" value={month.count} note={<Change period={month} than="in den 30 Tagen davor" />} />
      </ul>
      <div className="halves">
        <RecentLogins logins={logins} />
        <Habits statistics={statistics} />
      </div>
    </Panel>
  );
}

function Change({ period: { change }, than }: { period: Period; than: string }) {
  if (change === null) return <>Keine {than}</>;
  if (change === 0) return <>So viele wie {than}</>;
  return (
    <>
      {Math.abs(change)} % {change > 0 ? "mehr" : "weniger"} als {than}
    </>
  );
}

function RecentLogins({ logins }: { logins: readonly RecentLogin[] }) {
  return (
    <section>
      <h3 className="sub-title">Letzte Anmeldungen</h3>
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
            <Moment at={createdAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Habits({ statistics: { browsers, month, peakHour } }: { statistics: LoginStatistics }) {
  return (
    <section>
      <h3 className="sub-title">Browser</h3>
      <ul className="lines">
        {browsers.map(({ name, count }) => (
          <li className="line" key={name}>
            <span>{name}</span>
            <span className="cell-nowrap">
              {count} <span className="cell-quiet">({Math.round((count / month.count) * 100)} %)</span>
            </span>
          </li>
        ))}
        <li className="line">
          <span>Stärkste Stunde</span>
          <span className="cell-nowrap">{peakHour === null ? "–" : `${peakHour.toString()}–${(peakHour + 1).toString()} Uhr`}</span>
        </li>
      </ul>
    </section>
  );
}
