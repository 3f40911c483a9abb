import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/admin/button-link";
import { TextDifference } from "~/ui/admin/text-difference";
import { useOneSubmit } from "~/ui/form/pending";
import { fieldOf, RECORD_URLS } from "../records/all-words";
import type { RecordNoun } from "../records/record-nouns";
import type { TranslationLanguage } from "./texts";
import type { ListedOutdated } from "./translation-state";

type Props = {
  text: ListedOutdated;
  noun: RecordNoun;
  id: string;
  name: string;
  language: TranslationLanguage;
  mayUpdate: boolean;
  view: string;
};

/** What has changed in the German text since the translation, with the translation, to judge whether it is still right. */
export function OutdatedDetails({ text, noun, id, name, language, mayUpdate, view }: Props) {
  const { label } = fieldOf(noun, text.field);
  return (
    <details className="outdated">
      <summary className="outdated-head">
        {label}
        <span className="visually-hidden">{` von ${name}`}</span>
      </summary>
      <div className="outdated-body">
        <p className="difference-label">Deutscher Text, seit der Übersetzung geändert</p>
        <TextDifference before={text.source} after={text.german} />
        <p className="difference-label">Übersetzung</p>
        <p className="text-value" lang={language}>
          {text.value}
        </p>
        {mayUpdate ? (
          <div className="outdated-actions">
            <StillRight text={text} url={paths.admin.translations.confirm(noun, id)} about={`${label} von ${name}`} language={language} view={view} />
            <ButtonLink to={`${RECORD_URLS[noun].edit(id)}#form-${language}.${text.field}`} size="sm" tone="quiet" about={`${label} von ${name}`}>
              Bearbeiten
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </details>
  );
}

type StillRightProps = Pick<Props, "text" | "language" | "view"> & { url: string; about: string };

function StillRight({ text: { field, seen }, url, about, language, view }: StillRightProps) {
  const { submitOnce } = useOneSubmit();
  const values = { language, field, seen, ...(view && { view }) };
  return (
    <Form method="post" action={url} preventScrollReset onSubmit={(event) => submitOnce(event, () => undefined)}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" data-tone="secondary" data-size="sm">
        Stimmt noch
        <span className="visually-hidden">{`: ${about}`}</span>
      </button>
    </Form>
  );
}
