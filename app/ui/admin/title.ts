import { type UIMatch, useRouteLoaderData } from "@remix-run/react";
import { COMPANY_NAME } from "~/i18n/company-name";
import { valueAt } from "./shown-value";

/** The frame of the administration, whose loader knows what the company is called. */
const FRAME = "routes/admin";

type Matches = readonly (Pick<UIMatch, "id" | "data"> | undefined)[];

/** The title of the tab. */
export function titled(screen: string, matches: Matches): { title: string }[] {
  const frame = matches.find((match) => match?.id === FRAME);
  return [{ title: `${screen} – ${nameIn(frame?.data)}` }];
}

/** What the company is called in the administration; as usual where even its frame could not be read. */
export function useCompanyName(): string {
  return nameIn(useRouteLoaderData(FRAME));
}

function nameIn(data: unknown): string {
  const name = valueAt(data, "companyName");
  return typeof name === "string" ? name : COMPANY_NAME;
}
