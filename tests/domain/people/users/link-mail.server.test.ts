import { beforeEach, expect, it, vi } from "vitest";
import { findUser } from "~/domain/people/users/users.server";
import { mailLink } from "~/domain/people/users/user-steps.server";
import { whileAway } from "../../../harness/sql";
import { emptyOffice, employ } from "../access/factories";

// the environment is read when the modules load, and only this file sets a mail server, which is unreachable
vi.hoisted(() => {
  Object.assign(process.env, { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "website@calima.example", PUBLIC_URL: "https://calima.example" });
});

beforeEach(emptyOffice);

it("a link mail fails, without an exception, when the company's name cannot be read: the link already exists", async () => {
  const { adminUserId } = await employ();
  const user = await findUser(adminUserId);
  if (user === null) throw new Error("user not found");
  expect(await whileAway("website_settings", () => mailLink(user, "https://calima.example/admin/welcome?token=x"))).toBe("failed");
});
