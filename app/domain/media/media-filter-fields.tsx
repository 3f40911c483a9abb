import { MEDIA_CATEGORY_LABELS, type MediaFilter } from "./media-filter";

type Props = { id: string; filter: Pick<MediaFilter, "search" | "category"> };

/** Name and category, by which pictures are found wherever they are listed. `id` is the front of the fields' ids. */
export function MediaFilterFields({ id, filter: { search, category } }: Props) {
  return (
    <>
      <div className="filter-field filter-grow">
        <label className="field-label" htmlFor={`${id}-search`}>
          Suche
        </label>
        <input className="input" id={`${id}-search`} name="search" type="search" defaultValue={search} />
      </div>
      <div className="filter-field">
        <label className="field-label" htmlFor={`${id}-category`}>
          Kategorie
        </label>
        <select className="input input-select" id={`${id}-category`} name="category" defaultValue={category ?? ""}>
          <option value="">Alle</option>
          {Object.entries(MEDIA_CATEGORY_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
