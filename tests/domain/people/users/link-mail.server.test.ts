import { beforeEach, expect, it, vi } from "vitest";
import { findUser } from "~/domain/people/users/users.server";
import { mailLink } from "~/domain/people/users/user-steps.server";
import { whileAway } from "../../../harness/sql";
import { emptyOffice, employ } from "../access/factories";

// why: the environment is read when the modules are loaded, and only this file has a mail server, which nobody reaches
vi.hoisted(() => {
  Object.assign(process.env, { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "website@calima.example", PUBLIC_URL: "https://calima.example" });
});

beforeEach(emptyOffice);

it("does not fail for the name of the company when the database is away: the link that it is about counts already", async () => {
  const { adminUserId } = await employ();
  const user = await findUser(adminUserId);
  if (user === null) throw new Error("nobody there");
  expect(await whileAway("website_settings", () => mailLink(user, "https://calima.example/admin/welcome?token=x"))).toBe("failed");
});
