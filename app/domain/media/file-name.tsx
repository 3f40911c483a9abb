import { Fragment } from "react";

/** Allows line breaks after "_" and "-", and before the extension. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[_-])|(?=\.[a-z0-9]+$)/i).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
