import { type FactName, type Facts, USUAL_FACTS } from "~/i18n/company";

const FACT_NAMES = Object.keys(USUAL_FACTS).filter(isFactName);

/** Those that differ from the usual: no others are stored. */
export function ownFacts(facts: Facts): Partial<Facts> {
  return Object.fromEntries(FACT_NAMES.filter((name) => facts[name] !== USUAL_FACTS[name]).map((name) => [name, facts[name]]));
}

/** The facts in the value of the row; none for one that was broken by hand. */
export function ownFactsIn(json = "{}"): Partial<Facts> {
  const stored = parsed(json);
  const own = Object.entries<unknown>(typeof stored === "object" && stored !== null ? { ...stored } : {});
  return Object.fromEntries(own.filter(([name, value]) => isFactName(name) && typeof value === "string"));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(USUAL_FACTS, name);
}
