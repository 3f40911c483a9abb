import { Icon, type IconName } from "./icon";

export type IconLink = { href: string; label: string; icon: IconName };

/** A row of round icon links: how to reach a person. Nothing at all if there are none. */
export function IconLinks({ links, label }: { links: readonly IconLink[]; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul className="icon-links" aria-label={label}>
      {links.map(({ href, label: meaning, icon }) => (
        <li key={href}>
          <a href={href} aria-label={meaning}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
