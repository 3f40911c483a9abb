import { ButtonLink } from "./button-link";
import { Icon } from "./icon";

type Props = { list: { url: string; text: string }; text?: string };

const NOTHING_HERE = "Diese Seite oder dieser Eintrag existiert nicht (mehr).";

/** Instead of a form: there is no such record, or no longer. */
export function NotFoundPanel({ list, text = NOTHING_HERE }: Props) {
  return (
    <section className="route-error" role="alert">
      <Icon name="search" size="lg" />
      <h1 className="page-title">Nicht gefunden</h1>
      <p className="page-lead">{text}</p>
      <div className="page-actions">
        <ButtonLink to={list.url} tone="primary">
          {list.text}
        </ButtonLink>
      </div>
    </section>
  );
}
