import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { findSavedTexts } from "~/domain/texts/saved-texts.server";
import { ServiceAreaPage } from "~/domain/services/service-area-page";
import { valueOr } from "~/http/attempt";
import { answerWith } from "~/http/attempt.server";
import { siteOf } from "~/http/language.server";
import { pageHeaders } from "~/http/page-headers";
import { show } from "~/http/preview.server";
import { serviceAreaMeta } from "~/ui/site/service-area-meta";
import { heroImagePreload } from "~/ui/site/hero-image";
import { useSite } from "~/ui/site/use-site";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  serviceAreaMeta("media_web", matches, data ? valueOr(data.texts, {}) : {});

export const links: LinksFunction = () => heroImagePreload("ridges");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = siteOf(request);
  return answerWith({ texts: await show(request, () => findSavedTexts("media_web", language)) });
}

export default function MediaWeb() {
  const { texts } = useLoaderData<typeof loader>();
  return <ServiceAreaPage area="media_web" site={useSite()} saved={valueOr(texts, {})} scene="ridges" />;
}
