/** What the login log knows to tell. A row is written for each. */
export type LoginAction = "login" | "failed_login" | "logout";
