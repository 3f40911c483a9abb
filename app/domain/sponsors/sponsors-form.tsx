import { SelectField } from "~/ui/form/select-field";
import type { FormValues } from "~/ui/form/schema-form";
import { fieldsOf, RecordForm, type RecordFormProps } from "../record/resource-form";
import { SPONSOR_CATEGORIES, sponsors } from "./sponsors";

const Field = fieldsOf(sponsors);

export function SponsorsForm(props: RecordFormProps) {
  return (
    <RecordForm resource={sponsors} {...props}>
      <section className="form-section" aria-label="Sponsor">
        <div className="form-columns">
          <Field name="name" />
          <SelectField name="category" label="Kategorie" required empty="Bitte wählen" options={optionsFor(props.values.category)} />
        </div>
        <Field name="description" />
        <Field name="website_url" />
      </section>
      <div className="form-section">
        <Field name="logo_url" />
      </div>
    </RecordForm>
  );
}

/** Includes an imported category until another one is chosen. */
function optionsFor(current: FormValues[string]) {
  const known: string[] = [...SPONSOR_CATEGORIES];
  const all = typeof current === "string" && current !== "" && !known.includes(current) ? [current, ...known] : known;
  return all.map((value) => ({ value, label: value }));
}
