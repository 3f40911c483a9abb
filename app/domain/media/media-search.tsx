import { Form } from "@remix-run/react";
import { FilterChoice, FilterField, FilterFold } from "~/ui/admin/filter-fold";
import { Icon } from "~/ui/admin/icon";
import { MEDIA_CATEGORY_LABELS, MEDIA_STATES, type MediaFilter } from "./media-filter";
import type { PicturePlace } from "./picture-choice";

type NameFilter = Pick<MediaFilter, "search" | "category">;

export function MediaSearch({ filter }: { filter: MediaFilter }) {
  const isUsed = filter.search !== "" || filter.category !== undefined || filter.state !== undefined;
  return (
    <FilterFold isUsed={isUsed}>
      <Form className="filter" method="get" role="search">
        <MediaFilterFields id="media" filter={filter} />
        <FilterChoice id="media-state" name="state" label="Stand" value={filter.state} options={{ "": "Alle", ...MEDIA_STATES }} />
        <FilterChoice id="media-view" name="view" label="Ansicht" value={filter.view} options={VIEWS} />
        <button className="button" data-tone="secondary" type="submit">
          <Icon name="search" size="sm" />
          Anzeigen
        </button>
      </Form>
    </FilterFold>
  );
}

const VIEWS = { grid: "Raster", list: "Liste" };

export function PictureSearch({ place, filter }: { place: PicturePlace; filter: NameFilter }) {
  return (
    <Form className="filter" method="get" role="search">
      <input type="hidden" name="form" value={place.form} />
      <input type="hidden" name="field" value={place.field} />
      <MediaFilterFields id="picture" filter={filter} />
      <button className="button" data-tone="secondary" type="submit">
        <Icon name="search" size="sm" />
        Suchen
      </button>
    </Form>
  );
}

function MediaFilterFields({ id, filter: { search, category } }: { id: string; filter: NameFilter }) {
  return (
    <>
      <FilterField id={`${id}-search`} label="Suche" isWide>
        <input className="input" id={`${id}-search`} name="search" type="search" defaultValue={search} />
      </FilterField>
      <FilterChoice id={`${id}-category`} name="category" label="Kategorie" value={category} options={{ "": "Alle", ...MEDIA_CATEGORY_LABELS }} />
    </>
  );
}
