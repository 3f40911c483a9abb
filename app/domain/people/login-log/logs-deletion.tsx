import { paths } from "~/paths";
import { Confirmation } from "~/ui/admin/confirmation";
import { NoticeBox } from "~/ui/admin/notice";
import { PostButton } from "~/ui/form/post-button";

type Props = {
  question: string;
  text: string;
  /** How many rows would go. */
  count: number;
  failure: string | undefined;
};

export function LogsDeletion({ question, text, count, failure }: Props) {
  return (
    <>
      {failure ? <NoticeBox notice={{ kind: "error", text: failure }} /> : null}
      <Confirmation question={question} form={<PostButton label="Löschen" tone="danger" />} cancel={{ url: paths.admin.logs.list() }}>
        <p>
          {count === 1 ? "Gelöscht wird ein Eintrag." : `Gelöscht werden ${count.toLocaleString("de-DE")} Einträge.`} {text}
        </p>
      </Confirmation>
    </>
  );
}
