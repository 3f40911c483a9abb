import { type UIMatch, useRouteLoaderData } from "@remix-run/react";
import { COMPANY_NAME } from "~/i18n/company-name";
import { textOf, valueAt } from "./shown-value";

/** The route of the administration's frame; its loader has the company's name. */
export const FRAME = "routes/admin";

type Matches = readonly (Pick<UIMatch, "id" | "data"> | undefined)[];

export function titled(screen: string, matches: Matches): { title: string }[] {
  const frame = matches.find((match) => match?.id === FRAME);
  return [{ title: `${screen} – ${nameIn(frame?.data)}` }];
}

/** The default name if the frame could not be loaded. */
export function useCompanyName(): string {
  return nameIn(useRouteLoaderData(FRAME));
}

export function useLogo(): { src: string; width?: number; height?: number } | null {
  const logo = valueAt(useRouteLoaderData(FRAME), "logo");
  const [src, width, height] = [textOf(valueAt(logo, "src")), valueAt(logo, "width"), valueAt(logo, "height")];
  if (src === "") return null;
  return typeof width === "number" && typeof height === "number" ? { src, width, height } : { src };
}

export function useHelpUrl(): string {
  return textOf(valueAt(useRouteLoaderData(FRAME), "helpUrl"));
}

function nameIn(data: unknown): string {
  return textOf(valueAt(data, "companyName")) || COMPANY_NAME;
}
