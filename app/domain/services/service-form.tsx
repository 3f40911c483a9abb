import { paths } from "~/paths";
import { FormActions } from "~/ui/form/form-actions";
import { formOf } from "~/ui/form/form-of";
import { SaveButtons } from "~/ui/form/save-buttons";
import type { RecordFormProps } from "../record/edit-screen";
import { CATEGORY_TITLES } from "./listed-service";
import { SERVICE_CATEGORIES, SERVICE_ICONS } from "./service";
import { ServiceIcon } from "./service-icon";
import { newServiceSchema, serviceSchema } from "./service-schema";

const stored = formOf(serviceSchema);
const fresh = formOf(newServiceSchema);

/** The form of a service that is not there yet. */
export function NewServiceForm({ values, ...props }: RecordFormProps) {
  return (
    <fresh.Form {...props} defaultValue={values} warnsOnLeave>
      <fresh.HiddenField name="id" />
      <ServiceFields />
    </fresh.Form>
  );
}

/** The form of a service that is there. */
export function ServiceForm({ values, ...props }: RecordFormProps) {
  return (
    <stored.Form {...props} defaultValue={values} warnsOnLeave>
      <stored.HiddenField name="version" />
      <ServiceFields />
    </stored.Form>
  );
}

const CATEGORIES = SERVICE_CATEGORIES.map((value) => ({ value, label: CATEGORY_TITLES[value] }));
const ICONS = SERVICE_ICONS.map((name) => ({ value: name, label: name, picture: <ServiceIcon name={name} /> }));

function ServiceFields() {
  const { TranslationFields, SelectField, NumberField, CheckboxField, RadioGroup } = stored;
  return (
    <>
      <section className="form-section" aria-label="Service">
        <TranslationFields name="title" label="Titel" required />
        <TranslationFields name="description" label="Beschreibung" required rows={4} />
      </section>
      <section className="form-section" aria-label="Darstellung">
        <RadioGroup name="icon" label="Icon" options={ICONS} />
        <div className="form-columns">
          <SelectField name="category" label="Kategorie" required options={CATEGORIES} />
          <NumberField
            name="sort_order"
            label="Reihenfolge"
            hint="Die kleinste Zahl steht vorn. Ein neuer Service ohne Zahl kommt ans Ende."
            min={1}
          />
        </div>
        <CheckboxField name="is_active" label="Aktiv" hint="Ohne Haken ist der Service nicht auf der Website." />
      </section>
      <FormActions cancel={{ url: paths.admin.services.list(), text: "Abbrechen" }}>
        <SaveButtons />
      </FormActions>
    </>
  );
}
