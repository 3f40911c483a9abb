import { Fragment } from "react";

/** Breaks where people would: behind what joins the words, and before the ending. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[_-])|(?=\.[a-z0-9]+$)/i).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
