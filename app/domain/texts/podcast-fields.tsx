import type { ConflictField } from "~/ui/admin/conflict-fieldset";
import { valueAt } from "~/ui/admin/shown-value";
import { TextArea } from "~/ui/form/text-area";
import { TextField } from "~/ui/form/text-field";
import { stateHint, type TextState } from "./text-state";
import type { PodcastKey } from "./podcast-content";
import type { PodcastForm } from "./podcast-schema";
import { SERVICE_NUMBERS } from "./podcast-schema";

type Fields = Readonly<Record<string, ConflictField>>;

const HEADING = { title: { label: "Titel" }, subtitle: { label: "Untertitel", kind: "lines" } } as const;

const SERVICE = {
  title: { label: "Titel" },
  description: { label: "Beschreibung", kind: "lines" },
  features: { label: "Merkmale (eines pro Zeile)", kind: "lines" },
} as const;

/** What the texts of a section are called, by the names of its form. */
export const SECTION_FIELDS: Record<PodcastKey, Fields> = {
  hero: { ...HEADING, cta_services: { label: "Button Services" }, cta_crew: { label: "Button Crew" } },
  services: { ...HEADING, ...Object.fromEntries(SERVICE_NUMBERS.flatMap(fieldsOfService)) },
  crew: HEADING,
  cta: { ...HEADING, cta_contact: { label: "Button Kontakt" }, cta_services: { label: "Button Services" } },
};

/** The same for the messages of the form. */
export function sectionLabels(key: PodcastKey): Record<string, string> {
  return Object.fromEntries(Object.entries(SECTION_FIELDS[key]).map(([name, { label }]) => [name, label]));
}

type Props = { fields: Fields; builtIn: PodcastForm; lang: string; states: Readonly<Record<string, TextState>> };

/** The fields of a section; each shows what the page says as long as it is empty. */
export function PodcastFields({ sectionKey, ...shown }: Omit<Props, "fields"> & { sectionKey: PodcastKey }) {
  if (sectionKey !== "services") return <Inputs fields={SECTION_FIELDS[sectionKey]} {...shown} />;
  return (
    <>
      <Inputs fields={HEADING} {...shown} />
      <div className="podcast-services">
        {SERVICE_NUMBERS.map((number) => (
          <fieldset key={number} className="podcast-service">
            <legend className="podcast-service-title">Service {number}</legend>
            <Inputs fields={SERVICE} prefix={`services.${number}.`} about={`Service ${number}`} {...shown} />
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
    return kind === "lines" ? <TextArea key={name} rows={3} {...shared} /> : <TextField key={name} autoComplete="off" {...shared} />;
  });
}

function fieldsOfService(number: string): [string, ConflictField][] {
  return Object.entries(SERVICE).map(([key, field]) => [`services.${number}.${key}`, { ...field, label: `Service ${number}: ${field.label}` }]);
}
