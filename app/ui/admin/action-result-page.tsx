import { ButtonLink } from "./button-link";
import { Icon } from "./icon";

type Props = {
  /** Something went wrong or was refused; otherwise nobody has pressed a button yet. */
  isProblem: boolean;
  title: string;
  text: string;
  link: { url: string; text: string };
};

/** The page of an address that only takes posts: why nothing was done, and where to go on. */
export function ActionResultPage({ isProblem, title, text, link }: Props) {
  return (
    <section className="route-error" role={isProblem ? "alert" : undefined}>
      <Icon name={isProblem ? "alert" : "info"} size="lg" />
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
