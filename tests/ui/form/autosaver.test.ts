import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTOSAVE_DELAY_MS, type AutosaveState, autosaverOf, losesTextOnLeave, needsPerson, type SaveAnswer } from "~/ui/form/autosaver";

/** A form in whose fields one can type, and a server whose answers one decides. */
function desk(fields: Record<string, string> = { title: "Alt" }) {
  const sent: { texts: Readonly<Record<string, string>>; version: number; answer: (answer: SaveAnswer) => void }[] = [];
  const states: AutosaveState[] = [];
  const times: (Date | null)[] = [];
  const saver = autosaverOf(
    {
      read: () => ({ ...fields }),
      take: (texts) => Object.assign(fields, texts),
      send: (texts, version) => new Promise((answer) => sent.push({ texts, version, answer })),
      tell: (state, _, savedAt) => {
        states.push(state);
        times.push(savedAt);
      },
    },
    1,
  );
  return {
    fields,
    sent,
    states,
    times,
    saver,
    type(texts: Record<string, string>) {
      Object.assign(fields, texts);
      saver.changed();
    },
    async answer(answer: SaveAnswer) {
      sent.at(-1)?.answer(answer);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const saved = (version: number, others = {}): SaveAnswer => ({ kind: "saved", version, savedAt: new Date(version), others });
const pause = (ms = AUTOSAVE_DELAY_MS) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a form that saves itself", () => {
  it("waits until nothing was typed for half a second", async () => {
    const { type, sent, states, answer } = desk();
    type({ title: "N" });
    await pause(499);
    type({ title: "Neu" });
    await pause(499);
    expect(sent).toHaveLength(0);
    await pause(1);
    expect(sent).toMatchObject([{ texts: { title: "Neu" }, version: 1 }]);
    await answer(saved(2));
    expect(states).toEqual(["unsaved", "unsaved", "saving", "saved"]);
  });

  it("has one request on its way at a time, the next over the version that the last one made", async () => {
    const { type, sent, answer, states } = desk();
    type({ title: "Eins" });
    await pause();
    type({ title: "Zwei" });
    await pause(5_000);
    expect(sent).toHaveLength(1);
    await answer(saved(2));
    expect(sent[1]).toMatchObject({ texts: { title: "Zwei" }, version: 2 });
    await answer(saved(3));
    expect(states.at(-1)).toBe("saved");
  });

  it("warns of leaving while something is typed that has to wait for what is on its way, and only then", async () => {
    const { type, answer, states, saver } = desk();
    const isWarned = () => states.slice(-1).some(losesTextOnLeave);
    type({ title: "Eins" });
    expect(isWarned()).toBe(false);
    await pause();
    expect(isWarned()).toBe(false);
    type({ title: "Zwei" });
    expect(isWarned()).toBe(true);
    saver.leave();
    expect(isWarned()).toBe(true);
    await answer(saved(2));
    expect([states.at(-1), isWarned()]).toEqual(["saving", false]);
    type({ title: "Drei" });
    await answer(saved(3));
    expect([states.at(-1), isWarned()]).toEqual(["unsaved", false]);
  });

  it("shows what others saved in fields that were not touched", async () => {
    const { type, fields, answer, sent } = desk({ title: "Alt", subtitle: "Alt" });
    type({ title: "Neu" });
    await pause();
    await answer(saved(3, { subtitle: "Von jemand anderem" }));
    expect(fields).toEqual({ title: "Neu", subtitle: "Von jemand anderem" });
    type({ title: "Neuer" });
    await pause();
    expect(sent[1]).toMatchObject({ version: 3, texts: { subtitle: "Von jemand anderem" } });
  });

  it("never overwrites what others saved into a field that was touched meanwhile: it asks as from the former version", async () => {
    const { type, fields, answer, sent } = desk({ title: "Alt", subtitle: "Alt" });
    type({ title: "Neu" });
    await pause();
    type({ subtitle: "Mein Text" });
    await answer(saved(3, { subtitle: "Von jemand anderem" }));
    await pause();
    expect(fields.subtitle).toBe("Mein Text");
    expect(sent[1]).toMatchObject({ version: 1, texts: { subtitle: "Mein Text" } });
  });

  it("stops at a conflict, also where more was typed before its answer, and loses nothing", async () => {
    const { type, fields, answer, sent, saver, states } = desk();
    type({ title: "Mein" });
    await pause();
    type({ title: "Mein Text" });
    await answer({ kind: "conflict" });
    type({ title: "Mein Text, länger" });
    saver.leave();
    await pause(5_000);
    expect(sent).toHaveLength(1);
    expect(fields.title).toBe("Mein Text, länger");
    expect(states.at(-1)).toBe("conflict");
  });

  it("tries again after a failure as soon as something is typed, or at once by its button", async () => {
    const { type, answer, sent, saver } = desk();
    type({ title: "Neu" });
    await pause();
    await answer({ kind: "failed", reason: null });
    saver.saveNow();
    expect(sent).toHaveLength(2);
    await answer({ kind: "failed", reason: null });
    type({ title: "Neuer" });
    await pause();
    expect(sent[2]).toMatchObject({ texts: { title: "Neuer" }, version: 1 });
  });

  it("is saved once by its button, although something was typed just before", async () => {
    const { type, answer, sent, saver } = desk();
    type({ title: "Neu" });
    saver.saveNow();
    await answer(saved(2));
    await pause();
    expect(sent).toHaveLength(1);
  });

  it("tells when it was saved last, also while more is typed", async () => {
    const { type, answer, times } = desk();
    type({ title: "Neu" });
    await pause();
    await answer(saved(2));
    type({ title: "Neuer" });
    expect(times).toEqual([null, null, new Date(2), new Date(2)]);
  });

  it.each<SaveAnswer>([{ kind: "conflict" }, { kind: "refused" }, { kind: "loggedOut" }, { kind: "failed", reason: null }])("needs a person, and warns of leaving, where it could not be saved: $kind", async (reply) => {
    const { type, answer, states } = desk();
    type({ title: "Neu" });
    await pause();
    await answer(reply);
    expect(states.slice(-1).map((state) => [needsPerson(state), losesTextOnLeave(state)])).toEqual([[true, true]]);
  });

  it("saves once more what could not be saved when the page is left", async () => {
    const { type, answer, sent, saver } = desk();
    type({ title: "Neu" });
    await pause();
    await answer({ kind: "failed", reason: null });
    saver.leave();
    expect(sent[1]).toMatchObject({ texts: { title: "Neu" }, version: 1 });
  });

  it("saves at once what is left when the page is left, also behind a request on its way", async () => {
    const { type, answer, sent, saver } = desk();
    type({ title: "Eins" });
    saver.leave();
    expect(sent).toHaveLength(1);
    type({ title: "Zwei" });
    saver.leave();
    await answer(saved(2));
    expect(sent[1]).toMatchObject({ texts: { title: "Zwei" }, version: 2 });
    await answer(saved(3));
    saver.leave();
    expect(sent).toHaveLength(2);
  });

  it("sends nothing more once it is stopped, neither later nor behind a request on its way", async () => {
    const { type, answer, sent, saver } = desk();
    type({ title: "Eins" });
    await pause();
    type({ title: "Zwei" });
    saver.saveNow();
    saver.stop();
    await answer(saved(2));
    type({ title: "Drei" });
    saver.stop();
    await pause();
    expect(sent).toHaveLength(1);
  });
});
