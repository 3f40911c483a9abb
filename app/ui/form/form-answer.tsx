type Props = { kind: "success" | "waiting" | "error"; title: string; text: string; retrying?: string };

/** What came of a form as a whole; `retrying` is said where it is sent again by itself, which needs JavaScript. Takes the focus, since it comes as the answer to one that was further down. */
export function FormAnswer({ kind, title, text, retrying }: Props) {
  return (
    <div className="form-answer" data-kind={kind} role={kind === "error" ? "alert" : "status"} tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      <p>{text}</p>
      {retrying ? (
        <p hidden data-retry>
          {retrying}
        </p>
      ) : null}
    </div>
  );
}
