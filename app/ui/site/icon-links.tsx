import { Icon, type IconName } from "./icon";

export type IconLink = { href: string; label: string; icon: IconName };

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
