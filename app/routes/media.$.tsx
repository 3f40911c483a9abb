import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPicture } from "~/domain/media/open-picture.server";
import { pictureResponse } from "~/http/picture-response.server";
import { noSuchFile } from "~/http/errors";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const picture = await openPicture(params["*"] ?? "");
  if (picture === null) throw noSuchFile();
  return pictureResponse(picture, { isHead: request.method === "HEAD" });
}
