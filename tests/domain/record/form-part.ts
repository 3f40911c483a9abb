import { type Edits, groupOf } from "~/domain/record/any-record";
import { byTranslation, type TranslationLanguage } from "~/i18n/languages";

/** Any values of a form, and any of its texts in another language, so that a new field changes no test that is not about it. */
export type FormPart<Form> = { [Name in keyof Form]?: Name extends TranslationLanguage ? Partial<Form[Name]> : Form[Name] };

export function withPart<Form extends Edits>(form: Form, part: FormPart<NoInfer<Form>>): Form;
export function withPart(form: Edits, part: Edits): Edits {
  return { ...form, ...part, ...byTranslation((language) => ({ ...groupOf(form[language]), ...groupOf(part[language]) })) };
}
