import type { ActionFunctionArgs } from "@remix-run/node";
import { oneUploadSchema } from "~/domain/media/media-schema";
import { UPLOAD_REFUSALS } from "~/domain/record/upload-rules";
import { CACHE } from "~/http/cache";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { storeUploads, type Uploaded } from "~/domain/media/uploads.server";

/** One file, for the upload page where JavaScript runs: it says in JSON what became of it. */
export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "media");
  const form = await readForm(request, oneUploadSchema);
  if (!form.ok) return answer({ name: "", refusal: UPLOAD_REFUSALS.notAnImage });
  const { file, category } = form.value;
  const [uploaded] = await storeUploads({ files: [file], category, by, form: form.formId });
  return answer(uploaded ?? { name: file.name, refusal: UPLOAD_REFUSALS.busy });
}

function answer(uploaded: Uploaded): Response {
  const status = uploaded.refusal === null ? 200 : 422;
  return Response.json(uploaded, { status, headers: { "Cache-Control": CACHE.never } });
}
