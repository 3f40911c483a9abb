import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { NoticeBox } from "~/ui/admin/notice";
import { formOf } from "~/ui/form/form-of";
import { CHANGED_MEANWHILE } from "./member-notices";
import { deletionSchema } from "./member-post-schemas";

const { Form, HiddenField, SubmitButton } = formOf(deletionSchema);

type Props = {
  name: string;
  version: number;
  /** Somebody else edited the member while the question was open. */
  hasChanged: boolean;
};

/** Asks once more before a member is gone. */
export function MemberDeletion({ name, version, hasChanged }: Props) {
  const form = (
    <Form key={version} defaultValue={{ version }}>
      <HiddenField name="version" />
      <SubmitButton tone="danger">Löschen</SubmitButton>
    </Form>
  );
  return (
    <>
      {hasChanged ? <NoticeBox notice={{ kind: "warning", text: CHANGED_MEANWHILE }} /> : null}
      <Confirmation
        question={`Möchten Sie „${name}“ wirklich löschen?`}
        form={form}
        cancel={{ url: paths.admin.team.list() }}
      >
        <p>Das Mitglied verschwindet sofort von der Website und aus dieser Liste.</p>
      </Confirmation>
    </>
  );
}
