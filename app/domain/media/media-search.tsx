import { Form } from "@remix-run/react";
import { Icon } from "~/ui/admin/icon";
import type { MediaFilter } from "./media-filter";
import { MediaFilterFields } from "./media-filter-fields";

/** Narrows the media by name, category and view: a form that only asks, so its answer has an address. */
export function MediaSearch({ filter }: { filter: MediaFilter }) {
  return (
    <Form className="filter" method="get" role="search">
      <MediaFilterFields id="media" filter={filter} />
      <div className="filter-field">
        <label className="field-label" htmlFor="media-view">
          Ansicht
        </label>
        <select className="input input-select" id="media-view" name="view" defaultValue={filter.view}>
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
