import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPicture } from "~/domain/media/open-picture.server";
import { attempt } from "~/http/attempt.server";
import { noSuchFile } from "~/http/errors";
import { pictureOutOfReach, pictureResponse } from "~/http/picture-response.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const opened = await attempt(request, () => openPicture(params["*"] ?? ""));
  if (opened.state === "error") throw pictureOutOfReach();
  if (opened.value === null) throw noSuchFile();
  return pictureResponse(opened.value, request);
}
