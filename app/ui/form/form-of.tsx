import type { ReactNode } from "react";
import type { z } from "zod";
import type { TranslationLanguage } from "~/i18n/languages";
import { CheckboxField } from "./checkbox-field";
import type { FieldProps } from "./field";
import { HiddenField } from "./hidden-field";
import {
  ColorField,
  EmailField,
  FileField,
  type FileFieldProps,
  NumberField,
  type NumberFieldProps,
  PasswordField,
  type PasswordFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
  UrlField,
} from "./input-fields";
import { CheckboxGroup, type CheckboxGroupProps, RadioGroup, type RadioGroupProps } from "./option-group";
import { type FormProps, SchemaForm } from "./schema-form";
import { PictureField, type PictureFieldProps } from "./picture-field";
import { SelectField, type SelectFieldProps } from "./select-field";
import { SubmitButton } from "./submit-button";
import { TranslationFields, type TranslationFieldsProps } from "./translation-fields";
import type { FormSchema, SchemaLoader } from "./use-validation";

type Single = string | number | boolean | bigint | Date | File | readonly unknown[];

/** "name", or "es.bio" for a nested field. */
type FieldName<Values> = {
  [Key in keyof Values & string]: unknown extends Values[Key]
    ? Key
    : NonNullable<Values[Key]> extends Single
      ? Key
      : `${Key}.${FieldName<NonNullable<Values[Key]>>}`;
}[keyof Values & string];

/** `bio`, if the form has `es.bio` and `en.bio`. */
type TranslatedName<Values> = {
  [Name in keyof Values & string]: `${TranslationLanguage}.${Name}` extends FieldName<Values> ? Name : never;
}[keyof Values & string];

type Component<Props> = (props: Props) => ReactNode;

/** Only names in the schema compile. */
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
 * The only way to write a form:
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
