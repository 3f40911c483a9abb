import { germanOnly } from "~/i18n/dictionaries/german-only";
import { paths } from "~/paths";
import { type CookieCategory, type CookiePreferences, OPTIONAL_CATEGORIES, type OptionalCategory } from "./cookie-preferences";

const { cookies } = germanOnly;

type ChoiceProps = {
  /** The page to come back to. */
  returnTo: string;
};

/** Everything or nothing, each with one press and of equal weight. */
export function QuickChoices({ returnTo }: ChoiceProps) {
  return (
    <>
      <QuickChoice returnTo={returnTo} label={cookies.acceptAll} categories={OPTIONAL_CATEGORIES} />
      <QuickChoice returnTo={returnTo} label={cookies.declineAll} categories={[]} />
    </>
  );
}

/** One switch for each category; the necessary one cannot be moved. */
export function CustomChoice({ returnTo, preferences }: ChoiceProps & { preferences: CookiePreferences | null }) {
  return (
    <form className="cookie-custom" method="post" action={paths.cookies} data-cookie-choice>
      <input type="hidden" name="return_to" value={returnTo} />
      <Category category="necessary" isChecked isFixed />
      {OPTIONAL_CATEGORIES.map((category) => (
        <Category key={category} category={category} isChecked={preferences?.[category] === true} />
      ))}
      <button type="submit" className="button">
        {cookies.save}
      </button>
    </form>
  );
}

type QuickProps = ChoiceProps & { label: string; categories: readonly OptionalCategory[] };

function QuickChoice({ returnTo, label, categories }: QuickProps) {
  return (
    <form method="post" action={paths.cookies} data-cookie-choice>
      <input type="hidden" name="return_to" value={returnTo} />
      {categories.map((category) => (
        <input key={category} type="hidden" name={category} value="on" />
      ))}
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}

type CategoryProps = { category: CookieCategory; isChecked: boolean; isFixed?: boolean };

function Category({ category, isChecked, isFixed = false }: CategoryProps) {
  const { title, description } = cookies.categories[category];
  return (
    <label className="cookie-category">
      <input type="checkbox" name={category} defaultChecked={isChecked} disabled={isFixed} />
      <span>
        <strong>{title}</strong>
        {isFixed && <em>{cookies.alwaysActive}</em>}
        <span>{description}</span>
      </span>
    </label>
  );
}
