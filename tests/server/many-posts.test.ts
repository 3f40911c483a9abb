import { expect, it } from "vitest";
import { until } from "../harness/until";
import { ask, OWN_FORM } from "./ask";
import { startSmallSite } from "./small-site";

/** As many as one editor may cause in a second, but fewer than the front lets into Remix at once. */
const POSTS = 60;

it("posts start in the order of arrival without waiting for each other, and before a later read", async () => {
  const site = await startSmallSite({ handler: ({ method }) => new Response(method) });
  let arrived = 0;
  site.server.on("request", () => (arrived += 1));
  const posts = Array.from({ length: POSTS }, () => ask(site.port, "/x", { method: "POST", headers: OWN_FORM, body: "name=Alba" }));
  await until("all posts have arrived", () => Promise.resolve(arrived === POSTS));
  await site.ask("/x");
  expect(site.reached.map(({ method }) => method)).toEqual([...Array.from({ length: POSTS }, () => "POST"), "GET"]);
  expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
});
