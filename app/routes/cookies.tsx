import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CookieSettings } from "~/domain/consent/cookie-dialog";
import { OPTIONAL_CATEGORIES } from "~/domain/consent/consent";
import { preferencesCookie } from "~/http/choice-cookies.server";
import { CACHE, pageHeaders } from "~/http/answers";
import { requireSite } from "~/http/site-request.server";
import { returnPath } from "~/http/request-paths";
import { redirectWithNotice, takeNotice } from "~/http/notice.server";
import { readBody } from "~/http/read-body.server";
import { dictionaryOf } from "~/i18n/i18n";
import { screenAt, splitPrefix } from "~/paths";
import { PageHero } from "~/ui/site/page-parts";
import { pageMeta } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

export const meta = pageMeta("cookies");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { notice, headers } = await takeNotice(request);
  if (notice) headers.set("Cache-Control", CACHE.never);
  return data({ isSaved: notice !== null }, { headers });
}

export async function action({ request, params }: ActionFunctionArgs) {
  await requireSite({ request, params });
  const form = await readBody(request);
  const headers = { "Set-Cookie": preferencesCookie(OPTIONAL_CATEGORIES.filter((category) => form.has(category))) };
  const path = returnPath(form);
  if (screenAt(splitPrefix(path).path) !== "cookies") return redirect(path, { status: 303, headers });
  // without a text: the page has it in its own language
  return redirectWithNotice(path, { kind: "success", text: "" }, headers);
}

export default function Cookies() {
  const { cookies, footer } = dictionaryOf(useSite().language);
  return (
    <>
      <PageHero tone="light" eyebrow={footer.groups.legal.title} title={cookies.settings.title} />
      <CookieSettings {...useLoaderData<typeof loader>()} />
    </>
  );
}
