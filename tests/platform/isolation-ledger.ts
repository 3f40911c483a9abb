import { countOf, rowsWith, type Row, type Subject, TENTATIVE } from "./isolation-requests";

/** What a crowd found: promises that were not kept. */
export interface Broken {
  /** Acknowledged, and not there. */
  lost: string[];
  /** Never acknowledged, and seen or still there. */
  dirty: string[];
}

/** Keeps account of one run: what was acknowledged, and what others saw meanwhile. A refusal is no promise. */
export function openLedger(subject: Subject, { run, counter }: { run: string; counter: string }) {
  const promised = new Set<string>();
  let increments = 0;
  const broken: Broken = { lost: [], dirty: [] };

  return {
    acknowledged: () => promised.size + increments,

    /** Notes a row when its request is acknowledged. */
    row: (key: string, request: Promise<unknown>) => request.then(() => void promised.add(key), ignoreRefusal),

    /** Notes that the counter was promised to go up by one. */
    increment: (request: Promise<unknown>) => request.then(() => void (increments += 1), ignoreRefusal),

    /** Looks as any other request would: at everything that was acknowledged before, and nothing that is not final. */
    async look() {
      const before = [...promised];
      const rows = await rowsWith(subject, run).catch(ignoreRefusal);
      if (rows === undefined) return;
      broken.lost.push(...missing(before, rows).map((key) => `${key} was not seen`));
      broken.dirty.push(...tentative(rows).map((key) => `${key} was seen`));
    },

    /** Compares in the end what is there with what was promised. */
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
