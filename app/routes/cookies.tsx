import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { CookieSettings } from "~/domain/consent/cookie-dialog";
import { allowing, OPTIONAL_CATEGORIES } from "~/domain/consent/cookie-preferences";
import { preferencesCookie } from "~/http/choice-cookies";
import { pageHeaders } from "~/http/cache";
import { readBody } from "~/http/read-body.server";
import { returnPath } from "~/http/next-path";
import { germanOnly } from "~/i18n/dictionaries/german-only";
import { dictionaryOf } from "~/i18n/i18n";
import { GermanOnly } from "~/ui/site/german-only";
import { PageHero } from "~/ui/site/page-hero";
import { pageMeta } from "~/ui/site/page-meta";
import { useSite } from "~/ui/site/use-site";

const { cookies } = germanOnly;

export const meta = pageMeta("cookies");

export const headers = pageHeaders;

/** Saves which categories are allowed - those that were sent - and returns to the same page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readBody(request);
  const preferences = allowing(OPTIONAL_CATEGORIES.filter((category) => form.has(category)));
  return redirect(returnPath(form), { status: 303, headers: { "Set-Cookie": preferencesCookie(preferences) } });
}

export default function Cookies() {
  const site = useSite();
  return (
    <>
      <PageHero tone="light" eyebrow={dictionaryOf(site.language).footer.groups.legal.title} title={<span lang="de">{cookies.settings.title}</span>}>
        <GermanOnly language={site.language} />
      </PageHero>
      <CookieSettings site={site} />
    </>
  );
}
