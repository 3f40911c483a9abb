/** Why the front answers itself and not with what was asked for. */
export type Refusal =
  | "badRequest"
  | "crossSite"
  | "methodNotAllowed"
  | "tooLarge"
  | "tooManyFields"
  | "wrongHost"
  | "busy"
  | "failed";

export const ERROR_STATUS = {
  badRequest: 400,
  crossSite: 403,
  methodNotAllowed: 405,
  tooLarge: 413,
  tooManyFields: 413,
  wrongHost: 421,
  busy: 503,
  failed: 500,
} as const satisfies Record<Refusal, number>;
