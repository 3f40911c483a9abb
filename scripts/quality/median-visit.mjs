import { median } from "../bench/times.mjs";

/** @typedef {import("./lighthouse.mjs").Visit} Visit */
/** @typedef {{ scores: Record<string, number>, isFull: boolean, paintMs: number, blockedMs: number, shift: number, bytes: number, scriptBytes: number, requests: number }} Measured */

/** @param {Visit[]} visits @returns {Measured} the median of each figure */
export function medianVisit(visits) {
  const scores = scoresOf(visits);
  const figure = (/** @type {(visit: Visit) => number} */ read) => median(visits.map(read));
  const metric = (/** @type {string} */ id) => figure(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return {
    scores,
    isFull: Object.values(scores).every((score) => score === 100),
    paintMs: metric("largest-contentful-paint"),
    blockedMs: metric("total-blocking-time"),
    shift: metric("cumulative-layout-shift"),
    bytes: figure((visit) => sum(requestsOf(visit))),
    scriptBytes: figure((visit) => sum(requestsOf(visit).filter(({ resourceType }) => resourceType === "Script"))),
    requests: figure((visit) => requestsOf(visit).length),
  };
}

/** @param {Visit[]} visits */
export function auditsBelowFull(visits) {
  const found = visits.flatMap(({ categories, audits }) =>
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    ),
  );
  return found.length > 0 ? ` (${[...new Set(found)].join(", ")})` : "";
}

/** @param {Visit[]} visits */
function scoresOf(visits) {
  const ids = Object.keys(visits[0]?.categories ?? {});
  const score = (/** @type {string} */ id) => median(visits.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
  return Object.fromEntries(ids.map((id) => [id, score(id)]));
}

/** @param {Visit} visit */
function requestsOf({ audits }) {
  const items = audits["network-requests"]?.details?.items ?? [];
  return items.filter(({ statusCode }) => statusCode >= 200);
}

/** @param {import("./lighthouse.mjs").Request[]} requests */
function sum(requests) {
  return requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
}
