import { afterEach, expect, it, vi } from "vitest";
import { env } from "~/platform/env.server";
import * as screen from "~/routes/services.podcast";
import { sqlOf } from "../../harness/sql";

afterEach(() => vi.useRealTimers());

it("the podcast page is answered without a wait when the crew cannot be read, with all other content", async () => {
  const sql = sqlOf(env.DATABASE_URL);
  await sql.run(["alter table podcast_crew rename to out_of_reach"]);
  try {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const request = new Request("http://site.example/de/services/podcast");
    const { data, init } = await screen.loader({ request, params: {}, context: {} });
    expect(data).toMatchObject({ crew: { state: "error", fault: "unprepared" }, content: { state: "ready" }, texts: { state: "ready" } });
    expect(new Headers(init?.headers).get("Cache-Control")).toBe("no-store");
  } finally {
    vi.useRealTimers();
    await sql.run(["alter table out_of_reach rename to podcast_crew"]);
    await sql.close();
  }
});
