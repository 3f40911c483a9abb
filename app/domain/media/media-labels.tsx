import { LANGUAGE_NAMES, TRANSLATION_LANGUAGES } from "~/i18n/languages";
import { paths } from "~/paths";
import type { HistoryLabels } from "../record/resource-labels";
import { formatFileSize } from "~/i18n/file-size";
import { categoryLabel } from "./media-filter";

export const MEDIA_LABELS: HistoryLabels = {
  list: { url: paths.admin.media.list(), text: "Medien" },
  fields: {
    category: { label: "Kategorie", kind: "whole", show: (category) => categoryLabel(String(category)) },
    alt_text: { label: "Alternativtext" },
    ...Object.fromEntries(TRANSLATION_LANGUAGES.map((lang) => [`${lang}.alt_text`, { label: `Alternativtext (${LANGUAGE_NAMES[lang]})`, lang }])),
    original_name: { label: "Datei", kind: "whole" },
    file_size: { label: "Größe", kind: "whole", show: (bytes) => formatFileSize(Number(bytes)) },
    width: { label: "Breite", kind: "whole", show: inPixels },
    height: { label: "Höhe", kind: "whole", show: inPixels },
  },
};

function inPixels(size: unknown) {
  return `${String(size)} Pixel`;
}
