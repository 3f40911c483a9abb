import { countOf, rowsWith, type Row, type Subject, TENTATIVE } from "./isolation-requests";

/** Guarantees that a crowd found broken. */
export interface Broken {
  /** Acknowledged, but missing. */
  lost: string[];
  /** Never acknowledged, but seen or still stored. */
  dirty: string[];
}

/** Records what one run acknowledged and what other requests saw. A refused request guarantees nothing. */
export function openLedger(subject: Subject, { run, counter }: { run: string; counter: string }) {
  const promised = new Set<string>();
  let increments = 0;
  const broken: Broken = { lost: [], dirty: [] };

  return {
    acknowledged: () => promised.size + increments,

    /** Records a row once its request is acknowledged. */
    row: (key: string, request: Promise<unknown>) => request.then(() => void promised.add(key), ignoreRefusal),

    /** Records an acknowledged increment of the counter. */
    increment: (request: Promise<unknown>) => request.then(() => void (increments += 1), ignoreRefusal),

    /** Reads like any other request: every row acknowledged earlier must be there, and no uncommitted one. */
    async look() {
      const before = [...promised];
      const rows = await rowsWith(subject, run).catch(ignoreRefusal);
      if (rows === undefined) return;
      broken.lost.push(...missing(before, rows).map((key) => `${key} was not seen`));
      broken.dirty.push(...tentative(rows).map((key) => `${key} was seen`));
    },

    /** Finally compares the stored rows with the acknowledged ones. */
    async settle(): Promise<Broken> {
      const rows = await rowsWith(subject, run);
      const tooMany = (await countOf(subject, counter)) - increments;
      broken.lost.push(...missing([...promised], rows), ...(tooMany < 0 ? [`${-tooMany} increments`] : []));
      broken.dirty.push(...rows.map(({ key }) => key).filter((key) => !promised.has(key)));
      broken.dirty.push(...tentative(rows), ...(tooMany > 0 ? [`${tooMany} increments`] : []));
      return broken;
    },
  };
}

function missing(keys: string[], rows: Row[]): string[] {
  const found = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !found.has(key));
}

function tentative(rows: Row[]): string[] {
  return rows.filter(({ value }) => value === TENTATIVE).map(({ key }) => key);
}

function ignoreRefusal(): undefined {
  return undefined;
}
