import { z } from "zod";
import { isConfirmed, NOT_CONFIRMED, passwordFields } from "./password-rule";

/** The new password of who comes with a one-time link. */
export const welcomeSchema = z.object(passwordFields).refine(isConfirmed, NOT_CONFIRMED);
