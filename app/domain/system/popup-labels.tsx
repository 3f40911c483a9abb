import { paths } from "~/paths";
import type { HistoryLabels } from "../record/resource-labels";

const FIELDS = {
  maintenance_popup_enabled: { label: "Wartungs-Popup anzeigen", kind: "whole" },
  maintenance_popup_title: { label: "Titel" },
  maintenance_popup_message: { label: "Nachricht", kind: "lines" },
  maintenance_popup_button_text: { label: "Button-Text" },
} as const;

export const POPUP_LABELS: HistoryLabels = { list: { url: paths.admin.settings, text: "Einstellungen" }, fields: FIELDS };
