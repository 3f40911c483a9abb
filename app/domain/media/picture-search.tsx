import { Form } from "@remix-run/react";
import { Icon } from "~/ui/admin/icon";
import type { MediaFilter } from "./media-filter";
import { MediaFilterFields } from "./media-filter-fields";
import type { PicturePlace } from "./picture-choice";

type Props = { place: PicturePlace; filter: Pick<MediaFilter, "search" | "category"> };

/** Narrows the pictures to choose from; knows which form waits for the choice. */
export function PictureSearch({ place, filter }: Props) {
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
