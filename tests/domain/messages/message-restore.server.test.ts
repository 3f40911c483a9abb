import { beforeAll, beforeEach, expect, it } from "vitest";
import { deleteMessage, findMessage, moveMessage } from "~/domain/messages/messages-admin.server";
import { receiveMessage } from "~/domain/messages/receive-message.server";
import { read } from "~/platform/database.server";
import * as historyScreen from "~/routes/admin.$resource.$id.history";
import * as resetScreen from "~/routes/admin.$resource.$id.history.$changeId.restore";
import { thrownBy } from "../../http/browser";
import { answered, signInAs } from "../record/record-screens";
import { changesOf, firstChange, historyCall, historyOf, resetCall } from "../record/history-calls";
import { deliveryTo, emptyInbox, letter } from "./factories";

const BY = "somebody";

beforeAll(signInAs);

beforeEach(emptyInbox);

/** A message that was received, marked done and then marked as spam. */
async function handledMessage() {
  await receiveMessage(letter(), deliveryTo(null));
  const { id } = await read.message.findFirstOrThrow({ select: { id: true } });
  await moveMessage({ id, version: 1, state: "done", by: BY });
  await moveMessage({ id, version: 2, state: "spam", by: BY });
  return id;
}

it("the history of a message shows who changed its state, and no text of its sender", async () => {
  const id = await handledMessage();
  const { title, entries } = await historyOf("messages", id, "viewer");
  expect(title).toBe(letter().subject);
  expect(entries).toMatchObject([
    { isCurrent: true, differences: [{ name: "state", before: "done", after: "spam" }] },
    { isCurrent: false, differences: [{ name: "state", before: "new", after: "done" }], canReset: { before: true, after: true } },
  ]);
  expect(JSON.stringify(await changesOf(id))).not.toContain(letter().email);
});

it("a message can be reset to its first state in one write, unless somebody else changed it", async () => {
  const id = await handledMessage();
  const send = async (version: string, role: "editor" | "viewer" = "editor") => {
    const wanted = { resource: "messages", role, changeId: await firstChange(id), search: "?side=before", fields: { version } };
    return resetScreen.action(await resetCall(id, wanted));
  };
  expect(answered(await send("2"))).toMatchObject({ status: 409, data: { hasChanged: true } });
  expect((await thrownBy(send("3", "viewer"))).status).toBe(403);
  expect(await send("3")).toRedirectTo(`/admin/messages/${id}/history`);
  expect(await send("3")).toRedirectTo(`/admin/messages/${id}/history`);
  expect(await findMessage(id)).toMatchObject({ state: "new", version: 4, message: letter().message });
  expect((await changesOf(id)).map(({ action }) => action)).toEqual(["update", "update", "restore"]);
});

it("the history of a deleted message is not found", async () => {
  const id = await handledMessage();
  await deleteMessage({ id, version: 3, by: BY });
  expect((await thrownBy(historyScreen.loader(await historyCall("messages", id)))).status).toBe(404);
});
