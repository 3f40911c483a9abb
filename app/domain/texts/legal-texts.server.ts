import { DEFAULT_LANGUAGE, type Language } from "~/i18n/languages";
import type { Transaction } from "~/platform/database-types";
import { read } from "~/platform/database.server";
import { namesOf } from "../record/people.server";
import { keyOfPage, LEGAL_PAGES, type LegalTextKey } from "./legal-page";
import { type LegalForm, legalFormFrom } from "./legal-schema";
import { legalKind, type ListedLegal, type StoredLegal, storedLegal } from "./legal-text";
import { shownText } from "./text";
import { textIdOf } from "./text-kind";
import type { StoredTextKind } from "./text-kind.server";
import { findTextsAt, putText } from "./text-rows.server";
import { isOutdated, textStateOf } from "./text-state";

export const legalTexts: StoredTextKind<LegalTextKey, StoredLegal, LegalForm> = {
  ...legalKind,
  formFrom: legalFormFrom,
  load: async (source, keys) => {
    const [text, status] = [keys.map(textKeyOf), keys.map(statusKeyOf)];
    const textAt = await findTextsAt(source, [...text, ...status]);
    return (key) => storedLegal(key, { text: textAt(textKeyOf(key)), status: textAt(statusKeyOf(key)) });
  },
  put,
};

/** Each legal page in each of the languages. */
export async function listLegal(languages: readonly Language[]): Promise<ListedLegal[]> {
  const keys = LEGAL_PAGES.flatMap((page) => languages.map((language) => ({ page, language })));
  const legalAt = await legalTexts.load(read, keys);
  return Promise.all(keys.map((key) => listed(legalAt(key))));
}

async function listed({ page, language, text, form }: StoredLegal): Promise<ListedLegal> {
  const key = { page, language };
  return { ...key, state: textStateOf(text, language), month: form.status, change: await lastChangeOf(key) };
}

async function lastChangeOf(key: LegalTextKey): Promise<ListedLegal["change"]> {
  const change = await read.change.findFirst({
    where: { resource: legalKind.resource, recordId: textIdOf(legalKind, key) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { adminUserId: true, createdAt: true },
  });
  if (change === null) return null;
  const names = await namesOf([change.adminUserId]);
  return { at: change.createdAt, who: names.get(change.adminUserId ?? "") ?? "System" };
}

async function put(tx: Transaction, before: StoredLegal, { form, isConfirmation }: { form: LegalForm; isConfirmation: boolean }) {
  const { language, text, status } = before;
  const isStale = isConfirmation && isOutdated(textStateOf(text, language));
  if (isStale || form.content_value !== before.form.content_value) await putMarkdown(tx, before, form.content_value);
  if (form.status !== before.form.status) {
    await putText(tx, { text: status, language }, { value: form.status, builtInText: "", germanText: "" });
  }
}

/** A text remembers what it was made from. */
async function putMarkdown(tx: Transaction, { language, text }: StoredLegal, value: string): Promise<void> {
  const germanText = language === DEFAULT_LANGUAGE ? "" : shownText(text, DEFAULT_LANGUAGE);
  await putText(tx, { text, language }, { value, builtInText: text.texts[language].builtIn, germanText });
}

function textKeyOf({ page }: LegalTextKey) {
  return { page: keyOfPage(page), section: "text" };
}

function statusKeyOf({ page }: LegalTextKey) {
  return { page: keyOfPage(page), section: "status" };
}
