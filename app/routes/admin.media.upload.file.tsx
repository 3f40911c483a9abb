import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { oneUploadSchema } from "~/domain/media/media-schema";
import { CACHE } from "~/http/answers";
import { retryHeaders, reasonText } from "~/http/faults.server";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { refused, statusOf, storeUploads, type Uploaded } from "~/domain/media/uploads.server";
import { paths } from "~/paths";

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, "create", "media");
  return redirect(paths.admin.media.upload);
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "media");
  const form = await readForm(request, oneUploadSchema);
  if (!form.ok) return answer(refused("", reasonText() === null ? "notAnImage" : "busy"));
  const { file, category } = form.value;
  const [uploaded] = await storeUploads({ files: [file], category, by, form: form.formId });
  return answer(uploaded ?? refused(file.name, "busy"));
}

function answer(uploaded: Uploaded): Response {
  const status = statusOf([uploaded]);
  const reason = status === 503 ? reasonText() : null;
  const said = reason === null ? uploaded : { ...uploaded, refusal: `${uploaded.refusal ?? ""}. ${reason}` };
  return Response.json(said, { status, headers: { "Cache-Control": CACHE.never, ...OUR_ANSWER, ...retryHeaders(status) } });
}

/** Without this header a 503 counts as a proxy's and is retried (ui/admin/retrying-fetch.ts). */
const OUR_ANSWER = { "X-Remix-Response": "yes" };
