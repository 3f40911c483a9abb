import { useSearchParams } from "@remix-run/react";
import { createContext, useContext } from "react";
import { paths } from "~/paths";
import { listUrlAt } from "~/ui/admin/address";
import { SubmitActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { LockedField } from "~/ui/form/locked-field";
import type { RecordFormProps } from "../../record/resource-form";
import { PASSWORD_HINT } from "../access/password-messages";
import { roleLabel } from "../login-log/person-names";
import { LAST_ADMIN } from "./user-notices";

const stored = formOf(() => import("./user-schema").then(({ userSchema }) => userSchema));
const fresh = formOf(() => import("./user-schema").then(({ newUserSchema }) => newUserSchema));

const LABELS = { first_name: "Vorname", last_name: "Nachname", role_id: "Rolle" };

type UserFacts = { roles: readonly { id: string; name: string; description: string }[]; email: string; isLastAdmin: boolean };

const Facts = createContext<UserFacts>({ roles: [], email: "", isLastAdmin: false });

export const UserFactsProvider = Facts.Provider;

export function NewUserForm({ values, ...props }: RecordFormProps) {
  const { Form, HiddenField, EmailField } = fresh;
  const hadPassword = (props.reply ? props.reply.initialValue : values)?.with_password === "on";
  return (
    <Form {...props} labels={LABELS} defaultValue={values} warnsOnLeave>
      <HiddenField name="id" />
      <section className="form-section" aria-label="Person">
        <NameFields />
        <EmailField name="email" label="E-Mail" hint="Damit meldet sich die Person an. Die Adresse lässt sich später nicht ändern." required />
        <RoleField />
        <NewPassword key={hadPassword.toString()} isAskedAgain={hadPassword} />
      </section>
      <SubmitActions cancel={useCancel()} pending="Wird angelegt …">Benutzer anlegen</SubmitActions>
    </Form>
  );
}

/** If a password was typed before, leaving it empty needs a confirmation. */
function NewPassword({ isAskedAgain }: { isAskedAgain: boolean }) {
  const { CheckboxField, PasswordField } = fresh;
  const hint = isAskedAgain ? PASSWORD_HINT : `${PASSWORD_HINT} Leer lassen, wenn die Person es über einen Einmal-Link selbst wählen soll.`;
  return (
    <>
      <PasswordField name="password" label="Passwort" hint={hint} autoComplete="new-password" />
      {isAskedAgain ? (
        <CheckboxField name="with_password" label="Passwort vergeben" hint="Ohne Haken wählt die Person es über einen Einmal-Link selbst." />
      ) : null}
    </>
  );
}

export function UserForm({ values, ...props }: RecordFormProps) {
  const { Form, HiddenField } = stored;
  const { email } = useContext(Facts);
  return (
    <Form {...props} labels={LABELS} defaultValue={values} warnsOnLeave>
      <HiddenField name="version" />
      <section className="form-section" aria-label="Person">
        <NameFields />
        <LockedField label="E-Mail" value={email} hint="Kann nicht geändert werden." />
        <RoleField />
      </section>
      <SubmitActions cancel={useCancel()} pending="Wird gespeichert …">Speichern</SubmitActions>
    </Form>
  );
}

function useCancel() {
  return { url: listUrlAt(paths.admin.users.list(), useSearchParams()[0]) };
}

function NameFields() {
  const { TextField } = stored;
  return (
    <div className="form-columns">
      <TextField name="first_name" label={LABELS.first_name} required autoComplete="off" />
      <TextField name="last_name" label={LABELS.last_name} required autoComplete="off" />
    </div>
  );
}

function RoleField() {
  const { SelectField } = stored;
  const { roles, isLastAdmin } = useContext(Facts);
  const options = roles.map(({ id, name, description }) => ({ value: id, label: `${roleLabel(name)} – ${description}` }));
  const hint = isLastAdmin ? LAST_ADMIN : "Gilt ab dem nächsten Klick.";
  return <SelectField name="role_id" label={LABELS.role_id} options={options} empty="Bitte wählen" hint={hint} required />;
}
