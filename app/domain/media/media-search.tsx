import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FilterChoice, FilterField, FilterFold } from "~/ui/admin/filter-fold";
import { Icon } from "~/ui/admin/icon";
import { MEDIA_CATEGORY_LABELS, MEDIA_STATES, type MediaFilter } from "./media-filter";
import type { PicturePlace } from "./picture-choice";

export function MediaSearch({ filter }: { filter: MediaFilter }) {
  const isUsed = filter.search !== "" || filter.category !== undefined || filter.state !== undefined;
  return (
    <FilterFold isUsed={isUsed}>
      <SearchForm id="media" filter={filter} button="Anzeigen">
        <FilterChoice id="media-state" name="state" label="Stand" value={filter.state} options={{ "": "Alle", ...MEDIA_STATES }} />
        <FilterChoice id="media-view" name="view" label="Ansicht" value={filter.view} options={{ grid: "Raster", list: "Liste" }} />
      </SearchForm>
    </FilterFold>
  );
}

type Props = { id: string; place?: PicturePlace; filter: Pick<MediaFilter, "search" | "category">; button: string; children?: ReactNode };

export function SearchForm({ id, place, filter: { search, category }, button, children }: Props) {
  return (
    <Form className="filter" method="get" role="search">
      {Object.entries({ ...place }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterField id={`${id}-search`} label="Suche" isWide>
        <input className="input" id={`${id}-search`} name="search" type="search" defaultValue={search} />
      </FilterField>
      <FilterChoice id={`${id}-category`} name="category" label="Kategorie" value={category} options={{ "": "Alle", ...MEDIA_CATEGORY_LABELS }} />
      {children}
      <button className="button" data-tone="secondary" type="submit">
        <Icon name="search" size="sm" />
        {button}
      </button>
    </Form>
  );
}
