import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findSavedTexts } from "~/domain/texts/site-texts.server";
import { MemberGrid } from "~/domain/team/team-card";
import { listShownMembers } from "~/domain/team/team.server";
import { pageHeaders, valueOr } from "~/http/answers";
import { answerWith, show, showList, siteOf } from "~/http/site-request.server";
import { dictionaryOf } from "~/i18n/i18n";
import { textsOf } from "~/i18n/page-labels";
import { ListSection, PageHero, Section } from "~/ui/site/page-parts";
import { pageMeta } from "~/ui/site/page-meta";
import { StatList } from "~/ui/site/stat-list";
import { useSite } from "~/ui/site/use-site";

export const meta = pageMeta("moderatoren");

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await siteOf(request);
  const [texts, moderators] = await Promise.all([
    show(request, () => findSavedTexts("moderatoren", language)),
    showList(request, "moderators", (take) => listShownMembers("moderator", language, take)),
  ]);
  return answerWith({ texts, moderators });
}

export default function Moderators() {
  const { texts, moderators } = useLoaderData<typeof loader>();
  const site = useSite();
  const { moderatoren } = dictionaryOf(site.language);
  const { loading, empty, error, expertise } = moderatoren;
  const listTexts = { loading, empty, error: error.title, errorHint: error.text };
  const text = textsOf("moderatoren", site.language, valueOr(texts, {}));
  return (
    <>
      <PageHero tone="light" eyebrow={moderatoren.eyebrow} title={text("title")} intro={<p>{text("description")}</p>} />
      <ListSection title={moderatoren.eyebrow}>
        <MemberGrid members={moderators} texts={listTexts} site={site} isFirst />
      </ListSection>
      <Section tone="dark" title={text("expertise_title")} intro={text("expertise_text")}>
        <StatList stats={expertise.stats} />
      </Section>
    </>
  );
}
