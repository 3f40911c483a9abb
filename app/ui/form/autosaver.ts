export type Texts = Readonly<Record<string, string>>;

/** `others`: what others saved in fields that this person did not touch. */
export type SaveAnswer =
  | { kind: "saved"; version: number; savedAt: Date; others: Texts }
  | { kind: "conflict" | "refused" | "loggedOut" }
  | { kind: "failed"; reason: string | null };

/** `unsaved`: there are values that are not being sent yet; `behind`: they wait for an earlier save, or are sent again after it failed. */
export type AutosaveState = "untouched" | "unsaved" | "saving" | "behind" | SaveAnswer["kind"];

export type AutosavedForm = {
  read: () => Texts;
  take: (texts: Texts) => void;
  send: (texts: Texts, version: number) => Promise<SaveAnswer>;
  tell: (state: AutosaveState, version: number, savedAt: Date | null) => void;
};

export type Autosaver = {
  changed: () => void;
  saveNow: () => void;
  /** The connection is back. */
  online: () => void;
  leave: () => void;
  stop: () => void;
};

export const AUTOSAVE_DELAY_MS = 500;

/** After a failed save; then twice as long each time. */
export const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

/** Sends one request at a time, each based on the version from the last answer. */
export function autosaverOf(form: AutosavedForm, firstVersion: number): Autosaver {
  let version = firstVersion;
  let state: AutosaveState = "untouched";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isChanged = false;
  let isDue = false;
  let isStopped = false;
  let savedAt: Date | null = null;

  function go(next: AutosaveState) {
    state = next;
    form.tell(state, version, savedAt);
  }

  async function save() {
    clearTimeout(timer);
    isDue = isOnItsWay(state);
    if (isDue || state === "conflict") return;
    isChanged = false;
    go(state === "failed" ? "behind" : "saving");
    const sent = form.read();
    answered(sent, await form.send(sent, version));
  }

  function answered(sent: Texts, answer: SaveAnswer) {
    if (answer.kind !== "saved") {
      isChanged = true;
      if (answer.kind === "failed" && !isStopped) retryLater();
      go(answer.kind);
      // the refusal is about the text before, and the newer one may have been corrected
      if (answer.kind === "refused" && isDue) void save();
      return;
    }
    retryMs = FIRST_RETRY_MS;
    if (takeOthers(sent, answer.others)) version = answer.version;
    savedAt = answer.savedAt;
    go(isChanged ? "unsaved" : "saved");
    if (isDue) void save();
  }

  function retryLater() {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), retryMs);
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
  }

  /** False if the person touched such a field meanwhile: the next save is then a conflict, so that nothing is overwritten unseen. */
  function takeOthers(sent: Texts, others: Texts): boolean {
    const now = form.read();
    const untouched = Object.entries(others).filter(([name]) => now[name] === sent[name]);
    form.take(Object.fromEntries(untouched));
    return untouched.length === Object.keys(others).length;
  }

  return {
    changed() {
      isChanged = true;
      if (state === "conflict") return;
      clearTimeout(timer);
      timer = setTimeout(() => void save(), AUTOSAVE_DELAY_MS);
      go(isOnItsWay(state) ? "behind" : "unsaved");
    },
    saveNow: () => void save(),
    online() {
      if (state === "failed") void save();
    },
    leave() {
      if (isChanged) void save();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      isDue = false;
    },
  };
}

export function isOnItsWay(state: AutosaveState): boolean {
  return state === "saving" || state === "behind";
}

/** The form must be sent as a page, which asks the person or explains the fault. */
export function needsPerson(state: AutosaveState): boolean {
  return state === "conflict" || state === "refused" || state === "loggedOut" || state === "failed";
}

/** Leaving the page would lose typed values. Running and possible saves do not count: they survive it. */
export function losesTextOnLeave(state: AutosaveState): boolean {
  return state === "behind" || needsPerson(state);
}
