import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../harness/mail-server";

it("a mail has one recipient, whatever the address contains", async () => {
  const { environment, mails, stop } = await startMailServer();
  onTestFinished(stop);
  // the environment is read when the module loads
  Object.assign(process.env, environment, { PUBLIC_URL: "https://calima.example" });
  const { sendMail } = await import("~/platform/mail.server");
  await sendMail({ to: "ana@calima.example, eve@calima.example", subject: "Link", text: "secret" });
  expect(mails.flatMap(({ to }) => to)).not.toContain("eve@calima.example");
  expect(await sendMail({ to: "ana@calima.example", subject: "Link", text: "secret" })).toBe(true);
});
