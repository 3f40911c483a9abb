import type { LoaderFunctionArgs } from "@remix-run/node";
import { openPicture } from "~/domain/media/media.server";
import { attempt } from "~/http/attempt.server";
import { noSuchFile } from "~/http/answers";
import { fileOutOfReach, pictureMoved, pictureResponse } from "~/http/file-response.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await attempt(request, () => openPicture(new URL(request.url).pathname.replace(/^\/media\//i, "")));
  if (found.state === "error") throw fileOutOfReach();
  if (found.value === null) throw noSuchFile();
  if ("movedTo" in found.value) return pictureMoved(found.value.movedTo);
  return pictureResponse(found.value.file, request);
}
