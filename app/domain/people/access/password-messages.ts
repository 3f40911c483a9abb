const WHAT_ELSE = "davon 5 verschiedene. Kein übliches Wort, kein Name, keine Reihe wie 1234.";

export const PASSWORD_HINT = `Mindestens 8 Zeichen, für Administratoren 10, ${WHAT_ELSE}`;

export const ADMIN_PASSWORD_HINT = `Mindestens 10 Zeichen, ${WHAT_ELSE}`;

export const PASSWORD_TOO_UNIFORM = "Passwort muss mindestens 5 verschiedene Zeichen haben";

export const PASSWORD_IS_A_RUN = "Passwort darf nicht vor allem aus Reihen wie 1234, abcd, qwertz oder aaaa bestehen";

export type PasswordRefusal = "commonPassword" | "personalPassword" | "shortPassword";

export const PASSWORD_REFUSALS: Record<PasswordRefusal, { password: string }> = {
  commonPassword: { password: "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes." },
  personalPassword: { password: "Passwort darf nicht vor allem aus Name, E-Mail-Adresse oder Firmenname bestehen" },
  shortPassword: { password: "Passwort muss für Administratoren mindestens 10 Zeichen lang sein" },
};
