type Props = { kind: "success" | "waiting" | "error"; title: string; text: string; retrying?: string };

/** Takes the focus: it answers a form that was further down. `retrying` is said where JavaScript sends that again by itself. */
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
