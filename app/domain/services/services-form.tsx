import { RadioGroup } from "~/ui/form/option-group";
import { fieldsOf, RecordForm, type RecordFormProps } from "../record/resource-form";
import { ServiceIcon } from "./service-icon";
import { SERVICE_ICON_NAMES, SERVICE_ICONS, services } from "./services";

const Field = fieldsOf(services);

const ICONS = SERVICE_ICON_NAMES.map((name) => ({ value: name, label: SERVICE_ICONS[name], picture: <ServiceIcon name={name} /> }));

export function ServicesForm(props: RecordFormProps) {
  return (
    <RecordForm resource={services} {...props}>
      <section className="form-section" aria-label="Service">
        <Field name="title" />
        <Field name="description" rows={4} />
      </section>
      <section className="form-section" aria-label="Darstellung">
        <RadioGroup name="icon" label="Icon" options={ICONS} />
        <div className="form-columns">
          <Field name="category" />
          <Field name="sort_order" hint="Die kleinste Zahl steht vorn. Ein neuer Service ohne Zahl kommt ans Ende." />
        </div>
        <Field name="area" hint="Die Seite, auf die seine Karte führt." />
        <Field name="is_active" hint="Ohne Haken ist der Service nicht auf der Website." />
      </section>
    </RecordForm>
  );
}
