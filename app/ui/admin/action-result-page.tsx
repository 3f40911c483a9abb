import { ButtonLink } from "./button-link";
import { Icon, type IconName } from "./icon";

type Props = {
  /** Something went wrong or was refused; otherwise nobody has pressed a button yet. */
  isProblem: boolean;
  icon?: IconName;
  title: string;
  text: string;
  link: { url: string; text: string };
};

/** The page of an address that only takes posts: why nothing was done, and where to go on. */
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

/** Instead of a form: there is no such record, or no longer. */
export function NotFoundPanel({ list, text = NOTHING_HERE }: { list: Props["link"]; text?: string }) {
  return <ActionResultPage isProblem icon="search" title="Nicht gefunden" text={text} link={list} />;
}
