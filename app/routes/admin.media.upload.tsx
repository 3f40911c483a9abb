import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ADD_ALT_TEXTS, uploadedText } from "~/domain/media/upload-list";
import { uploadSchema } from "~/domain/media/media-schema";
import { UploadScreen } from "~/domain/media/upload-screen";
import { neverCached } from "~/http/answers";
import { takeExpiredPost } from "~/http/expired-post.server";
import { reasonText } from "~/http/faults.server";
import { requirePermission } from "~/http/guard.server";
import { redirectWithNotice } from "~/http/notice.server";
import { invalid, readForm } from "~/http/read-form.server";
import { statusOf, storeUploads } from "~/domain/media/uploads.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";
import { textOf } from "~/ui/admin/shown-value";

export const { meta, ErrorBoundary } = adminScreen({ title: "Dateien hochladen", failure: "Fehler beim Laden der Medien" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "create", "media");
  const unsaved = await takeExpiredPost(request, user);
  return { id: randomUUID(), lost: unsaved ? { category: textOf(unsaved.category) } : null };
}

export async function action({ request }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "create", "media");
  const form = await readForm(request, uploadSchema);
  if (!form.ok) return invalid(form.reply);
  const { file: files, category } = form.value;
  const uploaded = await storeUploads({ files, category, by, form: form.formId });
  const status = statusOf(uploaded);
  if (status !== 200) {
    return data({ uploaded, category, reason: reasonText() }, neverCached(status));
  }
  const link = { url: paths.admin.media.altTexts(uploaded.flatMap(({ id }) => id ?? [])), text: ADD_ALT_TEXTS };
  return redirectWithNotice(paths.admin.media.list(), { kind: "success", text: uploadedText(uploaded.length), link });
}

export default function Upload() {
  return <UploadScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
