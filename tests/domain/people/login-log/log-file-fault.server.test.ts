import { expect, it } from "vitest";
import { startSession } from "~/domain/people/access/sessions.server";
import { takeNotice } from "~/http/notice.server";
import { write } from "~/platform/database.server";
import { env } from "~/platform/env.server";
import { loader } from "~/routes/admin.logs.export";
import { sqlOf } from "../../../harness/sql";
import { requestWith } from "../../../http/browser";
import { emptyOffice, employ, HOME } from "../access/factories";

it("an export of an unreadable log leads to the log page with an error, not to an empty file", async () => {
  await emptyOffice();
  const { userId } = await employ({ role: "admin" });
  const session = await write((tx) => startSession(tx, { userId, visit: HOME }));
  const download = async () => loader({ request: await requestWith(session, "/admin/logs/export"), params: {}, context: {} });
  expect((await download()).headers.get("Content-Type")).toBe("text/csv; charset=utf-8");

  const sql = sqlOf(env.DATABASE_URL);
  await sql.run(["alter table login_logs rename to login_logs_away"]);
  try {
    const answer = await download();
    expect(answer).toRedirectTo("/admin/logs");
    const [cookie = ""] = answer.headers.getSetCookie();
    const { notice } = await takeNotice(new Request("http://localhost/admin/logs", { headers: { Cookie: cookie.split(";")[0] ?? "" } }));
    expect(notice).toMatchObject({ kind: "error", text: "Fehler beim Laden der Login-Logs" });
  } finally {
    await sql.run(["alter table login_logs_away rename to login_logs"]);
    await sql.close();
  }
});
