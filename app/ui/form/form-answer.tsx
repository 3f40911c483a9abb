type Props = { kind: "success" | "waiting" | "error"; title: string; text: string; retrying?: string; id?: string; hidden?: boolean };

/** Takes the focus, because it answers a form further down. `retrying` is only shown if JavaScript retries. */
export function FormAnswer({ kind, title, text, retrying, id, hidden }: Props) {
  return (
    <div className="form-answer" id={id} hidden={hidden} data-kind={kind} role={kind === "error" ? "alert" : "status"} tabIndex={-1} autoFocus>
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
