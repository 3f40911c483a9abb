import type { ComponentType, ReactNode } from "react";
import { paths } from "~/paths";
import { HistoryLink } from "~/ui/admin/button-link";
import type { ConflictFields } from "~/ui/admin/conflict-fieldset";
import { ConflictPage } from "~/ui/admin/conflict-page";
import { PageHeader } from "~/ui/admin/page-header";
import { ReadOnlyProvider } from "~/ui/form/read-only";
import type { FormValues, OpenedForm } from "~/ui/form/schema-form";
import type { EditAnswer } from "../record/edit-screen";
import { FirstRunSteps, type SettingsUrl } from "./first-run";

type Props = {
  /** None for the setting on the screen of all settings. */
  here?: SettingsUrl;
  title: string;
  /** What the form is about, if the title is that of the screen of all settings. */
  about?: string;
  lead: string;
  fields: ConflictFields;
  opened: { id: string; values: FormValues; isRestored: boolean; version: number; isReadOnly: boolean };
  answer: EditAnswer;
  form: ComponentType<OpenedForm>;
  links?: ReactNode;
  children?: ReactNode;
};

export function SettingScreen({ here, title, about = title, lead, fields, opened, answer, form: Form, links, children }: Props) {
  const { id, values, isRestored, version, isReadOnly } = opened;
  const all = { url: paths.admin.settings, text: "Einstellungen" };
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} title={about} fields={fields} cancel={{ url: here ?? all.url }} />;
  return (
    <>
      {here && <FirstRunSteps here={here} />}
      <PageHeader title={title} lead={lead} back={here && all}>
        <HistoryLink to={paths.admin.settingsPast.history(id)} />
      </PageHeader>
      {links}
      <ReadOnlyProvider value={isReadOnly}>
        {/* the key resets the form to the stored values after saving */}
        <Form key={version} values={values} isRestored={isRestored} reply={answer?.reply} />
      </ReadOnlyProvider>
      {children}
    </>
  );
}
