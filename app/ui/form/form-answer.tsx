type Props = { kind: "success" | "waiting" | "error"; title: string; text: string };

/** What came of a form as a whole. Takes the focus, since it comes as the answer to one that was further down. */
export function FormAnswer({ kind, title, text }: Props) {
  return (
    <div className="form-answer" data-kind={kind} role={kind === "error" ? "alert" : "status"} tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
