import { paths } from "~/paths";
import { MEDIA_LABELS } from "./media/media-labels";
import { MESSAGE_LABELS } from "./messages/message-labels";
import { type HistoryLabels, labelsOf } from "./record/resource-labels";
import { type HistoryResource, RESOURCES } from "./resources";
import { POPUP_LABELS } from "./system/setting-labels";

export function historyLabelsOf(resource: HistoryResource): HistoryLabels {
  if (resource === "media") return MEDIA_LABELS;
  if (resource === "settings") return POPUP_LABELS;
  return resource === "messages" ? MESSAGE_LABELS : labelsOf(RESOURCES[resource]);
}

export function historyUrlsOf(resource: HistoryResource) {
  const { admin } = paths;
  if (resource === "media") return { ...admin.media, edit: admin.media.show };
  if (resource === "settings") return { ...admin.settingsPast, edit: settingUrl };
  if (resource === "messages") return { ...admin.messages, edit: admin.messages.show };
  return admin.records(RESOURCES[resource].path);
}

/** The address of a setting ends with its id; the popup is on the screen of all settings. */
function settingUrl(id: string): string {
  const { company, look, languages, settings } = paths.admin;
  return [company, look, languages].find((url) => url.endsWith(`/${id}`)) ?? settings;
}
