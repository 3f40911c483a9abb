import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { Icon, type IconName } from "~/ui/admin/icon";
import { Panel } from "~/ui/admin/panel";
import { type Action, can, type CurrentUser, type Resource } from "../people/access/permissions";

type Way = { label: string; to: string; icon: IconName; action: Action; resource: Resource };

const { admin } = paths;

const WAYS: readonly Way[] = [
  { label: "Neues Teammitglied", to: admin.team.new, icon: "plus", action: "create", resource: "team" },
  { label: "Team verwalten", to: admin.team.list(), icon: "users", action: "read", resource: "team" },
  { label: "Seiten", to: admin.pages, icon: "file", action: "read", resource: "pages" },
  { label: "Medien", to: admin.media.list(), icon: "image", action: "read", resource: "media" },
  { label: "Nachrichten", to: admin.messages.list(), icon: "mail", action: "read", resource: "messages" },
  { label: "Einstellungen", to: admin.settings, icon: "settings", action: "read", resource: "settings" },
];

/** The ways that are gone most, as far as this person may go them. */
export function QuickAccess({ user }: { user: Pick<CurrentUser, "permissions"> }) {
  const ways = WAYS.filter(({ action, resource }) => can(user, action, resource));
  return (
    <Panel title="Schnellzugriff">
      <ul className="quick">
        {ways.map(({ label, to, icon }) => (
          <li key={to}>
            <Link className="quick-link" to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
