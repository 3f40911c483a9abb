import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { can } from "~/domain/people/access/permissions";
import { EDITED_PAGES, isEditedPage, nameOfPage, screenOfPage } from "~/domain/texts/text-labels";
import { TextPanels } from "~/domain/texts/text-panels";
import { findTextsOf } from "~/domain/texts/text-rows.server";
import { MissingTable } from "~/domain/texts/shown-text";
import { requirePermission } from "~/http/guard.server";
import { DEFAULT_LANGUAGE, isLanguage, TEXT_LANGUAGES } from "~/i18n/languages";
import { paths, prefixedPath } from "~/paths";
import { addressWith } from "~/ui/admin/address";
import { ButtonLink } from "~/ui/admin/button-link";
import { LanguageTabs } from "~/ui/admin/language-tabs";
import { PageHeader } from "~/ui/admin/page-header";
import { adminScreen } from "~/ui/admin/route-error";
import { SiteLink } from "~/ui/admin/site-link";
import { Tabs } from "~/ui/admin/tabs";

export const { meta, ErrorBoundary } = adminScreen({ title: "Seiten", failure: "Fehler beim Laden der Seiteninhalte" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requirePermission(request, "read", "pages");
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get("page") ?? "";
  const page = isEditedPage(wanted) ? wanted : "services/podcast";
  const only = searchParams.get("language") ?? "";
  const language = isLanguage(only) ? only : null;
  return { page, language, mayEdit: can(user, "update", "pages"), ...(await findTextsOf(page)) };
}

export default function Pages() {
  const { page, language, mayEdit, texts, isTableMissing } = useLoaderData<typeof loader>();
  const pages = EDITED_PAGES.map((key) => ({
    label: nameOfPage(key),
    url: addressWith(paths.admin.pages, { page: key, language: language ?? undefined }),
    isCurrent: key === page,
  }));
  return (
    <>
      <PageHeader title="Seiten" lead="Die Texte der Seiten, wie die Website sie zeigt.">
        <ButtonLink to={paths.admin.texts()} icon="list">
          Stand aller Texte
        </ButtonLink>
        <SiteLink href={prefixedPath(screenOfPage(page), language ?? DEFAULT_LANGUAGE)} />
      </PageHeader>
      <Tabs label="Seite" tabs={pages} />
      <LanguageTabs
        current={language}
        all={{ label: "Alle Sprachen", url: addressWith(paths.admin.pages, { page }) }}
        urlOf={(other) => addressWith(paths.admin.pages, { page, language: other })}
      />
      {isTableMissing && <MissingTable />}
      <TextPanels texts={texts} languages={language ? [language] : TEXT_LANGUAGES} mayEdit={mayEdit} />
    </>
  );
}
