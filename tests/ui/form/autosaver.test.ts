import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTOSAVE_DELAY_MS, type AutosaveState, autosaverOf, FIRST_RETRY_MS, losesTextOnLeave, needsPerson, type SaveAnswer } from "~/ui/form/autosaver";

/** A form with fields to type into, and a server with answers set by the test. */
function startAutosave(fields: Record<string, string> = { title: "Alt" }) {
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

describe("a form with autosave", () => {
  it("saves half a second after the last change", async () => {
    const { type, sent, states, answer } = startAutosave();
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

  it("sends one request at a time, each based on the version from the last answer", async () => {
    const { type, sent, answer, states } = startAutosave();
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

  it("warns before leaving only while new text waits behind a pending request", async () => {
    const { type, answer, states, saver } = startAutosave();
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

  it("shows what others saved in untouched fields", async () => {
    const { type, fields, answer, sent } = startAutosave({ title: "Alt", subtitle: "Alt" });
    type({ title: "Neu" });
    await pause();
    await answer(saved(3, { subtitle: "Von jemand anderem" }));
    expect(fields).toEqual({ title: "Neu", subtitle: "Von jemand anderem" });
    type({ title: "Neuer" });
    await pause();
    expect(sent[1]).toMatchObject({ version: 3, texts: { subtitle: "Von jemand anderem" } });
  });

  it("sends the earlier version when others saved a field that was touched meanwhile, so that nothing is overwritten", async () => {
    const { type, fields, answer, sent } = startAutosave({ title: "Alt", subtitle: "Alt" });
    type({ title: "Neu" });
    await pause();
    type({ subtitle: "Mein Text" });
    await answer(saved(3, { subtitle: "Von jemand anderem" }));
    await pause();
    expect(fields.subtitle).toBe("Mein Text");
    expect(sent[1]).toMatchObject({ version: 1, texts: { subtitle: "Mein Text" } });
  });

  it("sends corrected text that came due while the earlier text was being refused", async () => {
    const { type, answer, sent, states } = startAutosave();
    type({ title: "Zu lang" });
    await pause();
    type({ title: "Kurz" });
    await pause();
    await answer({ kind: "refused" });
    expect(sent[1]).toMatchObject({ texts: { title: "Kurz" }, version: 1 });
    await answer({ kind: "refused" });
    await pause(5_000);
    expect(sent).toHaveLength(2);
    expect(states.at(-1)).toBe("refused");
  });

  it("stops at a conflict, and keeps text that was typed before and after its answer", async () => {
    const { type, fields, answer, sent, saver, states } = startAutosave();
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

  it("retries after a failure with the next change, or immediately with its button", async () => {
    const { type, answer, sent, saver } = startAutosave();
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

  it("retries after a failure by itself, each time later but at least once a minute, and stops at any other answer", async () => {
    const { type, answer, sent } = startAutosave();
    type({ title: "Neu" });
    await pause();
    for (const [tries, seconds] of [5, 10, 20, 40, 60, 60].entries()) {
      await answer({ kind: "failed", reason: null });
      await pause(seconds * 1_000 - 1);
      expect(sent).toHaveLength(tries + 1);
      await pause(1);
      expect(sent[tries + 1]).toMatchObject({ texts: { title: "Neu" }, version: 1 });
    }
    await answer(saved(2));
    await pause(60_000);
    expect(sent).toHaveLength(7);
    type({ title: "Neuer" });
    await pause();
    await answer({ kind: "failed", reason: null });
    await pause(FIRST_RETRY_MS);
    expect(sent).toHaveLength(9);
    await answer({ kind: "refused" });
    await pause(60_000);
    expect(sent).toHaveLength(9);
  });

  it("warns before leaving also while it retries", async () => {
    const { type, answer, states, sent } = startAutosave();
    type({ title: "Neu" });
    await pause();
    await answer({ kind: "failed", reason: null });
    await pause(FIRST_RETRY_MS);
    expect(sent).toHaveLength(2);
    expect(states.slice(-1).some(losesTextOnLeave)).toBe(true);
    await answer(saved(2));
    expect(states.at(-1)).toBe("saved");
  });

  it("does not retry after it was stopped, even if a retry was pending", async () => {
    const { type, answer, sent, saver } = startAutosave();
    type({ title: "Neu" });
    await pause();
    await answer({ kind: "failed", reason: null });
    await pause(FIRST_RETRY_MS);
    saver.stop();
    await answer({ kind: "failed", reason: null });
    await pause(60_000);
    expect(sent).toHaveLength(2);
  });

  it("saves once when its button is pressed just after a change", async () => {
    const { type, answer, sent, saver } = startAutosave();
    type({ title: "Neu" });
    saver.saveNow();
    await answer(saved(2));
    await pause();
    expect(sent).toHaveLength(1);
  });

  it("reports the time of the last save, also during further typing", async () => {
    const { type, answer, times } = startAutosave();
    type({ title: "Neu" });
    await pause();
    await answer(saved(2));
    type({ title: "Neuer" });
    expect(times).toEqual([null, null, new Date(2), new Date(2)]);
  });

  it.each<SaveAnswer>([{ kind: "conflict" }, { kind: "refused" }, { kind: "loggedOut" }, { kind: "failed", reason: null }])("needs a person and warns before leaving after the answer $kind", async (reply) => {
    const { type, answer, states } = startAutosave();
    type({ title: "Neu" });
    await pause();
    await answer(reply);
    expect(states.slice(-1).map((state) => [needsPerson(state), losesTextOnLeave(state)])).toEqual([[true, true]]);
  });

  it("retries a failed save when the page is left", async () => {
    const { type, answer, sent, saver } = startAutosave();
    type({ title: "Neu" });
    await pause();
    await answer({ kind: "failed", reason: null });
    saver.leave();
    expect(sent[1]).toMatchObject({ texts: { title: "Neu" }, version: 1 });
  });

  it("retries a failed save when the connection is back, and nothing else", async () => {
    const { type, answer, sent, saver } = startAutosave();
    saver.online();
    type({ title: "Neu" });
    saver.online();
    expect(sent).toHaveLength(0);
    await pause();
    await answer({ kind: "failed", reason: null });
    saver.online();
    expect(sent[1]).toMatchObject({ texts: { title: "Neu" }, version: 1 });
    await answer({ kind: "refused" });
    saver.online();
    expect(sent).toHaveLength(2);
  });

  it("saves pending changes immediately when the page is left, or right after a pending request", async () => {
    const { type, answer, sent, saver } = startAutosave();
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

  it("sends nothing after it is stopped, even after a pending request", async () => {
    const { type, answer, sent, saver } = startAutosave();
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
