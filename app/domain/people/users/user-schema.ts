import * as z from "zod";
import { newRecord, requiredLine, storedRecord } from "../../record/field-schemas";
import { emailAddress } from "../access/gate-schemas";
import { isConfirmed, newPassword, NOT_CONFIRMED, PASSWORD_AGAIN, passwordFields } from "../access/password-rule";
import { nameOf } from "../login-log/person-names";

export type User = {
  id: string;
  version: number;
  firstName: string;
  lastName: string;
  email: string;
  roleId: string;
  roleName: string;
  isActive: boolean;
  hasLogin: boolean;
};

export function snapshotOfUser(user: User) {
  return {
    name: nameOf(user),
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    role: user.roleName,
    role_id: user.roleId,
    is_active: user.isActive,
    has_login: user.hasLogin,
    version: user.version,
  };
}

const nameFields = {
  first_name: requiredLine("Vorname ist erforderlich"),
  last_name: requiredLine("Nachname ist erforderlich"),
};

const roleField = { role_id: z.string("Rolle ist erforderlich").min(1, "Rolle ist erforderlich").max(60) };

/** `with_password`: a password was typed before the form came back without it (decision 013). */
export const newUserSchema = z
  .object({
    ...newRecord,
    ...nameFields,
    email: z.string("E-Mail ist erforderlich").pipe(emailAddress),
    password: newPassword.optional(),
    with_password: z.boolean().default(false),
    ...roleField,
  })
  .refine(({ password, with_password }) => !with_password || password !== undefined, { path: ["password"], error: PASSWORD_AGAIN, when: () => true });

export const userSchema = z.object({ ...storedRecord, ...nameFields, ...roleField });

export const ownNameSchema = z.object({ ...storedRecord, ...nameFields });

export const ownPasswordSchema = z
  .object({ password_current: z.string().max(200, "Das Passwort ist zu lang"), ...passwordFields })
  .refine(isConfirmed, NOT_CONFIRMED);

export const userStepSchema = z.object({
  version: z.number().int(),
  view: z.enum(["list", "access"]).default("list"),
  page: z.number().int().min(1).default(1),
});

/** `token` is chosen when the button is shown, so that sending it twice makes one link. */
export const loginStepSchema = z.object({
  version: z.number().int(),
  token: z.string().regex(/^[\w-]{43}$/),
  activate: z.boolean().default(false),
});

export type NewUserForm = Omit<z.output<typeof newUserSchema>, "id" | "with_password">;

export type UserForm = Omit<z.output<typeof userSchema>, "version">;

export function formOfUser({ firstName, lastName, roleId }: User): UserForm {
  return { first_name: firstName, last_name: lastName, role_id: roleId };
}

export function editedUser(user: User) {
  return { title: nameOf(user), values: { ...formOfUser(user), version: user.version } };
}
