import { asTyped } from "../record/earlier-form.server";
import type { TranslatedPast } from "../record/record-operations.server";
import type { MediaAsset } from "./media-asset";
import { mediaFields, type MediaForm } from "./media-schema";

/** How texts and category of a picture are set back. Its file stays: a former one is gone. */
export const mediaPast: TranslatedPast<MediaAsset, MediaForm> = {
  formFrom: (snapshot) => mediaFields.safeParse(asTyped(snapshot)).data ?? null,
  withPicture: (form) => form,
  shownOn: () => null,
};
