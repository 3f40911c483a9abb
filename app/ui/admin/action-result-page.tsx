import type { LabeledUrl } from "./address";
import { ButtonLink } from "./button-link";
import { Icon, type IconName } from "./icon";

type Props = {
  isProblem: boolean;
  icon?: IconName;
  title: string;
  text: string;
  link: LabeledUrl;
};

/** For addresses that accept only posts. */
export function ActionResultPage({ isProblem, icon = isProblem ? "alert" : "info", title, text, link }: Props) {
  return (
    <section className="route-error" role={isProblem ? "alert" : undefined}>
      <Icon name={icon} size="lg" />
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{text}</p>
      <div className="page-actions">
        <ButtonLink to={link.url} tone="primary">
          {link.text}
        </ButtonLink>
      </div>
    </section>
  );
}

const NOTHING_HERE = "Diese Seite oder dieser Eintrag existiert nicht (mehr).";

export function NotFoundPanel({ list, text = NOTHING_HERE }: { list: Props["link"]; text?: string }) {
  return <ActionResultPage isProblem icon="search" title="Nicht gefunden" text={text} link={list} />;
}
