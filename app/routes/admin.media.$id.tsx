import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MEDIA_LABELS } from "~/domain/media/media-labels";
import { rightsOn } from "~/domain/people/access/permissions";
import { findMedia, mediaRecords } from "~/domain/media/media.server";
import { media } from "~/domain/media/media";
import { MediaScreen } from "~/domain/media/media-screen";
import { findScreenOfPicture, usesFor, usesOf } from "~/domain/desk/picture-uses.server";
import { schemasOf } from "~/domain/record/resource-schemas";
import { titleOf } from "~/domain/record/resource-table.server";
import { NOT_SAVED, savedText } from "~/domain/record/record-notices";
import { attemptOr } from "~/http/attempt.server";
import { seenVersion } from "~/http/conflict.server";
import { openEditForm } from "~/http/edit-form.server";
import { requirePermission } from "~/http/guard.server";
import { readForm } from "~/http/read-form.server";
import { answerSave } from "~/http/record-answers.server";
import { paths } from "~/paths";
import { adminScreen } from "~/ui/admin/route-error";

export const { meta, ErrorBoundary } = adminScreen({ title: "Datei", failure: "Fehler beim Laden der Medien", fields: MEDIA_LABELS.fields });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "media");
  const asset = await findMedia(params.id ?? "");
  const stored = asset && { title: asset.originalName, values: { ...asset.altTexts, category: asset.category, version: asset.version } };
  const { data: opened, init } = await openEditForm(request, user, stored);
  const uses = asset ? usesFor(user, await usesOf(asset)) : [];
  const isReplaced = new URL(request.url).searchParams.has("replaced");
  return data({ asset, uses, may: rightsOn(user, "media"), opened, isReplaced }, init ?? undefined);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { adminUserId: by } = await requirePermission(request, "update", "media");
  const id = params.id ?? "";
  return answerSave(request, await readForm(request, schemasOf(media).edit), {
    save: ({ version, ...form }) => mediaRecords.update({ id, version, form, by, seen: seenVersion(request) }),
    listUrl: paths.admin.media.show(id),
    resetUrl: (state) => paths.admin.media.reset(id, state),
    saved: async (row) => {
      const screen = await attemptOr(request, () => findScreenOfPicture(id), null);
      return { text: savedText(titleOf(mediaRecords.table, row)), screen };
    },
    failed: NOT_SAVED,
    mayCreate: false,
  });
}

export default function Media() {
  return <MediaScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
