import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listMedia } from "~/domain/media/media-admin.server";
import { mediaFilterFrom } from "~/domain/media/media-filter";
import { picturePlaceFrom } from "~/domain/media/picture-choice.server";
import { PictureChoicePage } from "~/domain/media/picture-choice-page";
import { pictureLists } from "~/domain/resources";
import { keepTypedForm } from "~/http/expired-post.server";
import { orReturnForm } from "~/http/faults.server";
import { requirePermission } from "~/http/guard.server";
import { nextPath } from "~/http/request-paths";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Bild aus der Mediathek", failure: "Fehler beim Laden der Medien" });

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

export default function ChoosePicture() {
  return <PictureChoicePage {...useLoaderData<typeof loader>()} />;
}

function placeFrom(search: URLSearchParams) {
  return picturePlaceFrom({ form: nextPath(search.get("form")), field: search.get("field") }, pictureLists());
}
