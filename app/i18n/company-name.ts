/** In a file of its own: the administration needs no other facts. */
export const COMPANY_NAME = "Calima Media";
