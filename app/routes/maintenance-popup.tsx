import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { POPUP_CLOSED, POPUP_CLOSED_COOKIE } from "~/domain/system/popup-closed";
import { noSuchFile } from "~/http/errors";
import { persistentCookie } from "~/http/choice-cookies.server";
import { readBody } from "~/http/read-body.server";
import { returnPath } from "~/http/next-path";

export function loader() {
  throw noSuchFile();
}

/** Remembers that the visitor has closed the popup, and returns to the start page. */
export async function action({ request }: ActionFunctionArgs) {
  const path = returnPath(await readBody(request));
  return redirect(path, { status: 303, headers: { "Set-Cookie": persistentCookie(POPUP_CLOSED_COOKIE, POPUP_CLOSED) } });
}
