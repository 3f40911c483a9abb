import * as z from "zod";

const code = z.string().trim().max(40, "Der Code ist zu lang");

const enrolmentToken = z.string().max(2_000);

export const loginCodeSchema = z.object({ code, next: z.string().max(2_000).optional() });

const password = z.string().max(200, "Das Passwort ist zu lang");

export const switchOnSchema = z.object({ enrolmentToken, password, code });

export const newCodesSchema = z.object({ enrolmentToken, code });

export const switchOffSchema = z.object({ password, code });

export const takeAwaySchema = z.object({ factor: z.string().min(1).max(40) });

export const ruleSchema = z.object({ required: z.enum(["true", "false"]) });
