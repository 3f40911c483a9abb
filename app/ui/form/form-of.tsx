import type { ReactNode } from "react";
import type { z } from "zod";
import { CheckboxField } from "./checkbox-field";
import { ColorField } from "./color-field";
import type { FieldProps } from "./field";
import type { FieldName, TranslatedName } from "./field-name";
import { FileField, type FileFieldProps } from "./file-field";
import { HiddenField } from "./hidden-field";
import { NumberField, type NumberFieldProps } from "./number-field";
import { PasswordField, type PasswordFieldProps } from "./password-field";
import { CheckboxGroup, type CheckboxGroupProps, RadioGroup, type RadioGroupProps } from "./option-group";
import { type FormProps, SchemaForm } from "./schema-form";
import { PictureField, type PictureFieldProps } from "./picture-field";
import { SelectField, type SelectFieldProps } from "./select-field";
import { SubmitButton } from "./submit-button";
import { TextArea, type TextAreaProps } from "./text-area";
import { EmailField, TextField, type TextFieldProps, UrlField } from "./text-field";
import { TranslationFields, type TranslationFieldsProps } from "./translation-fields";
import type { FormSchema, SchemaLoader } from "./use-validation";

type Component<Props> = (props: Props) => ReactNode;

/** Names that the schema does not have do not compile. */
export type FormParts<Name extends string, Translated extends string> = {
  Form: Component<FormProps>;
  TextField: Component<TextFieldProps<Name>>;
  EmailField: Component<Omit<TextFieldProps<Name>, "type">>;
  UrlField: Component<Omit<TextFieldProps<Name>, "type">>;
  PasswordField: Component<PasswordFieldProps<Name>>;
  NumberField: Component<NumberFieldProps<Name>>;
  TextArea: Component<TextAreaProps<Name>>;
  SelectField: Component<SelectFieldProps<Name>>;
  CheckboxField: Component<Omit<FieldProps<Name>, "required">>;
  CheckboxGroup: Component<CheckboxGroupProps<Name>>;
  FileField: Component<FileFieldProps<Name>>;
  PictureField: Component<PictureFieldProps<Name>>;
  ColorField: Component<FieldProps<Name>>;
  RadioGroup: Component<RadioGroupProps<Name>>;
  HiddenField: Component<{ name: Name }>;
  TranslationFields: Component<TranslationFieldsProps<Translated>>;
  SubmitButton: typeof SubmitButton;
};

/**
 * The one way to write a form:
 *
 *     const { Form, TextField, TranslationFields, HiddenField, SubmitButton } =
 *       formOf(() => import("./gate-schemas").then(({ loginSchema }) => loginSchema));
 *
 *     <Form reply={actionData?.reply} defaultValue={member} warnsOnLeave>
 *       <HiddenField name="version" />
 *       <TextField name="name" label="Name" required />
 *       <TranslationFields name="bio" label="Biografie" rows={6} />
 *       <SubmitButton>Speichern</SubmitButton>
 *     </Form>
 */
export function formOf<Schema extends FormSchema>(
  schema: SchemaLoader<Schema>,
): FormParts<FieldName<z.output<Schema>>, TranslatedName<z.output<Schema>>> {
  function Form(props: FormProps) {
    return <SchemaForm schema={schema} {...props} />;
  }
  return {
    Form,
    TextField,
    EmailField,
    UrlField,
    PasswordField,
    NumberField,
    TextArea,
    SelectField,
    CheckboxField,
    CheckboxGroup,
    FileField,
    PictureField,
    ColorField,
    RadioGroup,
    HiddenField,
    TranslationFields,
    SubmitButton,
  };
}
