import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { Panel } from "~/ui/admin/panel";

type Entry = { title: string; text: string; url: string; button: string };

const { account, secondFactor } = paths.admin;

/** What keeps others out of the account, each with the way to change it. */
const ENTRIES: readonly Entry[] = [
  {
    title: "Passwort",
    text: "Mindestens 8 Zeichen. Ein neues Passwort beendet alle anderen Sitzungen.",
    url: account.password,
    button: "Passwort ändern",
  },
  {
    title: "Zweiter Faktor",
    text: "Beim Anmelden zusätzlich ein Code aus einer App auf Ihrem Telefon.",
    url: secondFactor.own,
    button: "Zweiter Faktor",
  },
];

export function SecurityList() {
  return (
    <Panel title="Sicherheit">
      <ul className="security">
        {ENTRIES.map(({ title, text, url, button }) => (
          <li className="security-entry" key={url}>
            <div>
              <h3 className="record-title">{title}</h3>
              <p className="record-note">{text}</p>
            </div>
            <ButtonLink to={url}>{button}</ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
