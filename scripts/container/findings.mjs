// Prints one line for each check, in the format of `npm run doctor`.

/** @typedef {ReturnType<typeof createFindings>} Findings */

/** @param {(line: string) => void} [tell] */
export function createFindings(tell = console.log) {
  let wrong = 0;
  const findings = {
    /** @param {string} text */
    note: (text) => tell(`      ${text}`),
    /** @param {string} text the expected state @param {readonly string[]} [instead] what was found instead */
    expect: (/** @type {boolean} */ isRight, text, instead = []) => {
      tell(`${isRight ? "ok   " : "WRONG"} ${text}`);
      if (isRight) return;
      wrong += 1;
      for (const line of instead.slice(0, MOST_LINES)) findings.note(line);
    },
    /** @param {readonly string[]} found what should not exist @param {string} text */
    expectNone: (found, text) => findings.expect(found.length === 0, found.length === 0 ? text : `${text}, but there are ${found.length}`, found),
    countWrong: () => wrong,
  };
  return findings;
}

const MOST_LINES = 15;
