/** What the company is called as long as staff have not said otherwise. why alone: the administration needs no more of its facts. */
export const COMPANY_NAME = "Calima Media";
