import type { ConflictFields } from "~/ui/admin/conflict-fieldset";
import { valueAt } from "~/ui/admin/shown-value";
import { TextArea, TextField } from "~/ui/form/input-fields";
import { OwnTextButton } from "./built-in-button";
import type { PodcastForm } from "./podcast-schema";
import { type PodcastKey, SERVICE_NUMBERS } from "./text-kinds";
import { PODCAST_HEADING, PODCAST_SERVICE, SECTION_FIELDS } from "./text-views";
import { stateHint, type TextState } from "./text";
import type { Edits } from "../record/any-record";
import { grouped } from "../record/form-values";
import { flatFields } from "../record/history";

export function sectionLabels(key: PodcastKey): Record<string, string> {
  return Object.fromEntries(Object.entries(SECTION_FIELDS[key]).map(([name, { label }]) => [name, label]));
}

type Props = { fields: ConflictFields; builtIn: PodcastForm; lang: string; states: Readonly<Record<string, TextState>> };

export function PodcastFields({ sectionKey, ...shown }: Omit<Props, "fields"> & { sectionKey: PodcastKey }) {
  if (sectionKey !== "services") return <Inputs fields={SECTION_FIELDS[sectionKey]} {...shown} />;
  return (
    <>
      <Inputs fields={PODCAST_HEADING} {...shown} />
      <div className="podcast-services">
        {SERVICE_NUMBERS.map((number) => (
          <fieldset key={number} className="podcast-service">
            <legend className="podcast-service-title">Service {number}</legend>
            <Inputs fields={PODCAST_SERVICE} prefix={`services.${number}.`} about={`Service ${number}`} {...shown} />
          </fieldset>
        ))}
      </div>
    </>
  );
}

function Inputs({ fields, prefix = "", about, builtIn, lang, states }: Props & { prefix?: string; about?: string }) {
  return Object.entries(fields).map(([key, { label, kind }]) => {
    const name = prefix + key;
    const usual = valueAt(builtIn, name);
    const placeholder = typeof usual === "string" ? usual : undefined;
    const shared = { name, label, about, lang, placeholder, hint: stateHint(states[name] ?? "builtIn", placeholder) };
    return (
      <div key={name}>
        {kind === "lines" ? <TextArea rows={3} {...shared} /> : <TextField autoComplete="off" {...shared} />}
        <OwnTextButton name={name} builtIn={placeholder ?? ""} about={about ? `${about}: ${label}` : label} />
      </div>
    );
  });
}

/** Replaces empty texts by the built-in ones, so that nobody must type them. */
export function openedTexts<Values extends Edits>({ builtIn }: { builtIn: PodcastForm }, values: Values) {
  const typed = new Map(flatFields(values));
  const texts = flatFields(builtIn).map(([name, usual]) => {
    const own = typed.get(name);
    return [name, typeof own === "string" && own !== "" ? own : String(usual)] as const;
  });
  return { ...values, ...grouped(Object.fromEntries(texts)) };
}
