import { ButtonLink } from "./button-link";
import { Icon } from "./icon";

/** Instead of a form: there is no such record, or no longer. */
export function NotThere({ list }: { list: { url: string; text: string } }) {
  return (
    <section className="route-error" role="alert">
      <Icon name="search" size="lg" />
      <h1 className="page-title">Nicht gefunden</h1>
      <p className="page-lead">Diese Seite oder dieser Eintrag existiert nicht (mehr).</p>
      <div className="page-actions">
        <ButtonLink to={list.url} tone="primary">
          {list.text}
        </ButtonLink>
      </div>
    </section>
  );
}
