import { setImmediate } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { retryHeaders } from "~/http/faults.server";
import { read } from "~/platform/database.server";
import { encodeImage } from "~/platform/images.server";
import { withTimeBudget } from "~/platform/time-budget.server";
import * as uploadScreen from "~/routes/admin.media.upload.file";
import * as newScreen from "~/routes/admin.$resource.new";
import { pictureOf } from "../../platform/image-corpus";
import { answered, callOf, multipart, signInAs } from "../record/record-screens";

beforeAll(signInAs);

const bytes = await pictureOf({ width: 30, height: 20 }).jpeg().toBuffer();
const photo = () => new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" });

const CROWD = 150;

/**
 * Keeps more pictures waiting than the queue allows while `work` runs. They are sent again and again, because a busy
 * machine may encode the first ones before `work` begins.
 */
async function withCrowd<Result>(work: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const comeAgain = async () => {
    while (!isOver) {
      await encodeImage(bytes);
      await setImmediate();
    }
  };
  const others = Array.from({ length: CROWD }, comeAgain);
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(others);
  }
}

it("an upload that the full queue rejects is answered with 503 and Retry-After, so that the browser sends it again", async () => {
  const call = await callOf("admin", "/admin/media/upload/file", multipart({ id: crypto.randomUUID(), category: "general" }, photo()));
  const answer = await withCrowd(() => withTimeBudget(() => uploadScreen.action(call)));
  expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("X-Away")]).toEqual([503, "3", expect.stringContaining("viele Bilder")]);
  expect(await answer.text()).toContain("viele Bilder");
});

it("a form with a picture that the full queue rejects keeps the typed values and asks to choose the file again", async () => {
  const form = multipart({ id: crypto.randomUUID(), name: "Werft", category: "Radio" }, photo());
  const call = await callOf("admin", "/admin/sponsors/new", form);
  const { answer, headers } = await withCrowd(() =>
    withTimeBudget(async () => ({ answer: answered(await newScreen.action({ ...call, params: { resource: "sponsors" } })), headers: retryHeaders(503) })),
  );
  expect(answer).toMatchObject({ status: 503, data: { reply: { initialValue: { name: "Werft" }, error: { file: [expect.stringContaining("noch einmal aus")] } } } });
  expect(headers).toMatchObject({ "Retry-After": "3" });
  expect(await read.partner.count({ where: { name: "Werft" } })).toBe(0);
});
