import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { listMedia } from "~/domain/media/media-admin.server";
import { mediaFilterFrom } from "~/domain/media/media-filter";
import { picturePlaceFrom } from "~/domain/media/picture-choice.server";
import { labelsOf } from "~/domain/record/resource-labels";
import { pictureLists, resourceNameFrom, RESOURCES } from "~/domain/resources";
import { FileName } from "~/domain/media/file-name";
import { SearchForm } from "~/domain/media/media-search";
import { backUrl, choiceUrl, type PicturePlace } from "~/domain/media/picture-choice";
import { keepTypedForm } from "~/http/expired-post.server";
import { orReturnForm } from "~/http/faults.server";
import { requirePermission } from "~/http/guard.server";
import { nextPath } from "~/http/request-paths";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { EmptyState } from "~/ui/admin/empty-state";
import { PageHeader } from "~/ui/admin/page-header";
import { Pagination } from "~/ui/admin/pagination";
import { Picture } from "~/ui/admin/picture";

export const { meta, ErrorBoundary } = adminScreen(({ location }) => ({
  title: "Bild aus der Mediathek",
  failure: "Fehler beim Laden der Medien",
  fields: fieldsOf(new URLSearchParams(location.search).get("form") ?? ""),
}));

/** The typed values are those of the form that asks for a picture. */
function fieldsOf(form: string) {
  const resource = form.split("/").map(resourceNameFrom).find((name) => name !== null);
  return resource ? labelsOf(RESOURCES[resource]).fields : {};
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "read", "media");
  const { searchParams } = new URL(request.url);
  const { search, category, ...filter } = mediaFilterFrom(searchParams);
  const { files, page, pageCount } = await listMedia({ search, category, ...filter });
  const choosable = files.map(({ id, originalName, url, thumbnail }) => ({ id, originalName, url, thumbnail }));
  return { place: placeFrom(searchParams), filter: { search, category }, files: choosable, page, pageCount };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requirePermission(request, "read", "media");
  const place = placeFrom(new URL(request.url).searchParams);
  const form = await orReturnForm(request, () => keepTypedForm(request, user, place.form));
  return redirect(paths.admin.choosePicture({ ...place, form }), 303);
}

function placeFrom(search: URLSearchParams) {
  return picturePlaceFrom({ form: nextPath(search.get("form")), field: search.get("field") }, pictureLists());
}

export default function ChoosePicture() {
  const { place, filter, files, page, pageCount } = useLoaderData<typeof loader>();
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

type ChoosablePicture = { originalName: string; url: string; thumbnail: string };

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
