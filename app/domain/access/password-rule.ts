import { z } from "zod";

export const PASSWORD_TOO_FREQUENT = "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.";

/** The one rule for every new password. Whether it is too frequent is asked on the server, where the list is. */
export const newPassword = z
  .string()
  .min(8, "Passwort muss mindestens 8 Zeichen lang sein")
  .max(200, "Passwort darf höchstens 200 Zeichen lang sein");
