import { Form } from "@remix-run/react";
import { Icon } from "~/ui/admin/icon";
import { MEDIA_CATEGORY_LABELS, type MediaFilter } from "./media-filter";
import type { PicturePlace } from "./picture-choice";

type Props = { place: PicturePlace; filter: Pick<MediaFilter, "search" | "category"> };

/** Narrows the pictures to choose from; knows which form waits for the choice. */
export function PictureSearch({ place, filter: { search, category } }: Props) {
  return (
    <Form className="filter" method="get" role="search">
      <input type="hidden" name="form" value={place.form} />
      <input type="hidden" name="field" value={place.field} />
      <div className="filter-field filter-grow">
        <label className="field-label" htmlFor="picture-search">
          Suche
        </label>
        <input className="input" id="picture-search" name="search" type="search" defaultValue={search} />
      </div>
      <div className="filter-field">
        <label className="field-label" htmlFor="picture-category">
          Kategorie
        </label>
        <select className="input input-select" id="picture-category" name="category" defaultValue={category ?? ""}>
          <option value="">Alle</option>
          {Object.entries(MEDIA_CATEGORY_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="button" data-tone="secondary" type="submit">
        <Icon name="search" size="sm" />
        Suchen
      </button>
    </Form>
  );
}
