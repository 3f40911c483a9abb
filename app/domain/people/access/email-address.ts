import { z } from "zod";

/** An e-mail address, in the one spelling that is stored and compared. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "Die E-Mail-Adresse ist zu lang")
  .pipe(z.email({ error: "Bitte geben Sie eine gültige E-Mail-Adresse ein" }));
