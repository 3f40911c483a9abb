import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Picture } from "~/ui/admin/picture";
import { FileName } from "./file-name";
import type { MediaFilter } from "./media-filter";
import { SearchForm } from "./media-search";
import { backUrl, choiceUrl, type PicturePlace } from "./picture-choice";

type ChoosablePicture = { id: string; originalName: string; url: string; thumbnail: string };

type Props = {
  place: PicturePlace;
  filter: Pick<MediaFilter, "search" | "category">;
  files: readonly ChoosablePicture[];
  page: number;
  pageCount: number;
};

export function PictureChoicePage({ place, filter, files, page, pageCount }: Props) {
  return (
    <>
      <PageHeader
        title="Bild aus der Mediathek"
        lead="Was Sie im Formular eingegeben haben, ist noch da."
        back={{ url: backUrl(place), text: "Zurück ohne Auswahl" }}
      />
      <SearchForm id="picture" place={place} filter={filter} button="Suchen" />
      {files.length === 0 ? <EmptyState icon="image" title="Keine Bilder gefunden" /> : null}
      <ul className="cards cards-small">
        {files.map((file) => (
          <Choice key={file.id} file={file} place={place} />
        ))}
      </ul>
      <Pagination
        label="Seiten der Mediathek"
        page={page}
        pageCount={pageCount}
        urlOf={(to) => paths.admin.choosePicture(place, { ...filter, page: to })}
      />
    </>
  );
}

function Choice({ file: { originalName, url, thumbnail }, place }: { file: ChoosablePicture; place: PicturePlace }) {
  return (
    <li className="card">
      <Link className="card-choice" to={choiceUrl(place, url)}>
        <Picture picture={{ src: thumbnail }} alt="" icon="image" shape={place.field === "logo_url" ? "logo" : "wide"} />
        <span className="card-choice-name">
          <span className="visually-hidden">Wählen: </span>
          <FileName name={originalName} />
        </span>
      </Link>
    </li>
  );
}
