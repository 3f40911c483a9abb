import { BarChart } from "~/ui/admin/bar-chart";
import { EmptyState } from "~/ui/admin/empty-state";
import { Stat } from "~/ui/admin/stat";
import { NoticeBox } from "~/ui/admin/notice";
import { Panel } from "~/ui/admin/panel";
import type { LoginStatistics, Period } from "./login-statistics";
import { nameInLog, type PersonOfLog, roleLabel } from "./person-names";
import { DateTime } from "~/ui/admin/date-time";
import { browserName } from "./login-log";

type Props = { report: { statistics: LoginStatistics; logins: readonly RecentLogin[] } | null };

export function LoginStatisticsPanel({ report }: Props) {
  return (
    <Panel title="Website-Statistiken" lead="Erfolgreiche Anmeldungen, die im Login-Log stehen, nach der Uhr von Mallorca.">
      {report === null ? (
        <NoticeBox notice={{ kind: "error", text: "Fehler beim Laden der Statistiken" }} />
      ) : (
        <Report {...report} />
      )}
    </Panel>
  );
}

function Report({ statistics, logins }: NonNullable<Props["report"]>) {
  const { today, week, month, hourNow } = statistics;
  return (
    <div className="statistics">
      <ul className="figures figures-plain">
        <Stat label="Heute" value={today.count} note={<Change period={today} than={`gestern bis ${(hourNow + 1).toString()} Uhr`} />} />
        <Stat label="Letzte 7 Tage" value={week.count} note={<Change period={week} than="in den 7 Tagen davor" />} />
        <Stat label="Letzte 30 Tage" value={month.count} note={<Change period={month} than="in den 30 Tagen davor" />} />
      </ul>
      <HoursOfTheDay statistics={statistics} />
      <div className="halves">
        <RecentLogins logins={logins} />
        <Browsers browsers={statistics.browsers} />
      </div>
    </div>
  );
}

function Change({ period: { before, change }, than }: { period: Period; than: string }) {
  if (change === null) return <>{than.charAt(0).toUpperCase() + than.slice(1)}: keine</>;
  if (change === 0) return <>So viele wie {than}</>;
  return (
    <>
      {Math.abs(change).toLocaleString("de-DE")} % {change > 0 ? "mehr" : "weniger"} als {than} ({before.toLocaleString("de-DE")})
    </>
  );
}

function HoursOfTheDay({ statistics: { hours, peakHour } }: { statistics: LoginStatistics }) {
  const peak = peakHour === null ? "Keine Anmeldungen" : `Am meisten ${timeOf(peakHour)}`;
  return (
    <BarChart
      title="Tageszeiten der letzten 30 Tage"
      summary={peak}
      unit="Anmeldungen"
      bars={hours.map((value, hour) => ({ label: timeOf(hour), tick: hour % 6 === 0 ? `${hour.toString()} Uhr` : "", value }))}
    />
  );
}

function timeOf(hour: number): string {
  return `${hour.toString()}–${(hour + 1).toString()} Uhr`;
}

function Browsers({ browsers }: Pick<LoginStatistics, "browsers">) {
  return (
    <section>
      <h3 className="sub-title">Browser der letzten 30 Tage</h3>
      {browsers.length === 0 ? <EmptyState icon="globe" title="Keine Anmeldungen" /> : null}
      <ul className="lines">
        {browsers.map(({ name, count, share }) => (
          <li className="line" key={name}>
            <span>{name}</span>
            <span className="cell-nowrap">
              {count.toLocaleString("de-DE")} <span className="cell-quiet">({share} %)</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RecentLogin = { id: string; createdAt: Date; userAgent: string; person: PersonOfLog | null };

const SHOWN_AT_ONCE = 5;

function RecentLogins({ logins }: { logins: readonly RecentLogin[] }) {
  const [shown, more] = [logins.slice(0, SHOWN_AT_ONCE), logins.slice(SHOWN_AT_ONCE)];
  return (
    <section>
      <h3 className="sub-title">Letzte Anmeldungen</h3>
      {logins.length === 0 ? <EmptyState icon="clock" title="Keine Anmeldungen im Login-Log" /> : <LoginLines logins={shown} />}
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
      {logins.map(({ id, createdAt, userAgent, person }) => (
        <li className="line" key={id}>
          <span>
            {person ? nameInLog(person) : "Unbekannt"}
            <span className="cell-note">
              {person ? `${roleLabel(person.role)}, ` : ""}
              {browserName(userAgent)}
            </span>
          </span>
          <DateTime at={createdAt} />
        </li>
      ))}
    </ul>
  );
}
