/** In its own file, because the administration needs no other facts. */
export const COMPANY_NAME = "Calima Media";
