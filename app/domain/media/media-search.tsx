import { Form } from "@remix-run/react";
import { Icon } from "~/ui/admin/icon";
import { MEDIA_CATEGORY_LABELS, type MediaFilter } from "./media-filter";

/** Narrows the media by name, category and view: a form that only asks, so its answer has an address. */
export function MediaSearch({ filter: { search, category, view } }: { filter: MediaFilter }) {
  return (
    <Form className="filter" method="get" role="search">
      <div className="filter-field filter-grow">
        <label className="field-label" htmlFor="media-search">
          Suche
        </label>
        <input className="input" id="media-search" name="search" type="search" defaultValue={search} />
      </div>
      <div className="filter-field">
        <label className="field-label" htmlFor="media-category">
          Kategorie
        </label>
        <select className="input input-select" id="media-category" name="category" defaultValue={category ?? ""}>
          <option value="">Alle</option>
          {Object.entries(MEDIA_CATEGORY_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="filter-field">
        <label className="field-label" htmlFor="media-view">
          Ansicht
        </label>
        <select className="input input-select" id="media-view" name="view" defaultValue={view}>
          <option value="grid">Raster</option>
          <option value="list">Liste</option>
        </select>
      </div>
      <button className="button" data-tone="secondary" type="submit">
        <Icon name="search" size="sm" />
        Anzeigen
      </button>
    </Form>
  );
}
