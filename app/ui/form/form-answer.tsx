type Props = { kind: "success" | "waiting" | "error"; title: string; text: string; retrying?: string; shownAt?: string };

/** Takes the focus, because it answers a form further down. `retrying` is only shown if JavaScript retries. `shownAt`: hidden unless the address has this fragment. */
export function FormAnswer({ kind, title, text, retrying, shownAt }: Props) {
  return (
    <div className="form-answer" id={shownAt} hidden={shownAt !== undefined} data-kind={kind} role={kind === "error" ? "alert" : "status"} tabIndex={-1} autoFocus>
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
