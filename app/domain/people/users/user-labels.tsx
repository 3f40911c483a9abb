import { paths } from "~/paths";
import { roleLabel } from "../login-log/person-names";
import type { ResourceLabels } from "../../record/resource-labels";
import { USER_MISSING } from "./user-notices";

export const LOGIN_MISSING = "Auth fehlt";

export const USER_LABELS: ResourceLabels = {
  list: { url: paths.admin.users.list(), text: "Benutzer" },
  newUrl: paths.admin.users.new,
  newTitle: "Neuer Benutzer",
  editTitle: "Benutzer bearbeiten",
  saveAsNew: "Als neuen Benutzer anlegen",
  missing: USER_MISSING,
  historyUrl: (id) => paths.admin.users.history(id),
  fields: {
    first_name: { label: "Vorname" },
    last_name: { label: "Nachname" },
    email: { label: "E-Mail" },
    role: { label: "Rolle", kind: "whole", show: (name) => (typeof name === "string" ? roleLabel(name) : null) },
    is_active: { label: "Aktiv", kind: "whole" },
    has_login: { label: "Login", kind: "whole", show: (hasLogin) => (hasLogin === true ? "angelegt" : LOGIN_MISSING) },
  },
};

/** For forms shown without their choices, where a role would be shown as an id. */
export const USER_FORM_FIELDS: ResourceLabels["fields"] = {
  ...USER_LABELS.fields,
  role_id: { label: "Rolle", kind: "whole", show: () => "wie gewählt" },
  with_password: { label: "Passwort", kind: "whole", show: () => "bitte noch einmal eingeben" },
};

type Role = { id: string; name: string };

export function userLabelsWith(roles: readonly Role[]): ResourceLabels {
  const labelOf = (id: unknown) => roleLabel(roles.find((role) => role.id === id)?.name ?? "");
  return { ...USER_LABELS, fields: { ...USER_LABELS.fields, role_id: { label: "Rolle", kind: "whole", show: labelOf } } };
}
