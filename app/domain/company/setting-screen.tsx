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
  here: SettingsUrl;
  title: string;
  lead: string;
  fields: ConflictFields;
  opened: { id: string; values: FormValues; isRestored: boolean; version: number; isReadOnly: boolean };
  answer: EditAnswer;
  form: ComponentType<OpenedForm>;
  children?: ReactNode;
};

export function SettingScreen({ here, title, lead, fields, opened, answer, form: Form, children }: Props) {
  const { id, values, isRestored, version, isReadOnly } = opened;
  if (answer?.conflict) return <ConflictPage conflict={answer.conflict} title={title} fields={fields} cancel={{ url: here }} />;
  return (
    <>
      <FirstRunSteps here={here} />
      <PageHeader title={title} lead={lead} back={{ url: paths.admin.settings, text: "Einstellungen" }}>
        <HistoryLink to={paths.admin.settingsPast.history(id)} />
      </PageHeader>
      <ReadOnlyProvider value={isReadOnly}>
        {/* the key resets the form to the stored values after saving */}
        <Form key={version} values={values} isRestored={isRestored} reply={answer?.reply} />
      </ReadOnlyProvider>
      {children}
    </>
  );
}
