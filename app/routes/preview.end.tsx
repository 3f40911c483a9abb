import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { noSuchFile } from "~/http/errors";
import { endPreview } from "~/http/preview.server";
import { readBody } from "~/http/read-body.server";
import { returnPath } from "~/http/next-path";

export function loader() {
  throw noSuchFile();
}

/** Ends the preview of this browser and returns to the same page, as everybody sees it. */
export async function action({ request }: ActionFunctionArgs) {
  const path = returnPath(await readBody(request));
  return redirect(path, { status: 303, headers: { "Set-Cookie": await endPreview() } });
}
