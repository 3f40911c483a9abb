import { Form } from "@remix-run/react";
import type { RefObject } from "react";
import { Icon } from "./icon";
import { iconOnly } from "./icon-only";

type Props = { url: string; id: string; question?: string; field?: RefObject<HTMLInputElement> };

export function SearchForm({ url, id, question = "", field }: Props) {
  return (
    <Form className="search-form" method="get" action={url} role="search">
      <label className="visually-hidden" htmlFor={id}>
        Suche in allen Einträgen
      </label>
      <input className="input" ref={field} id={id} name="q" type="search" placeholder="Suchen" defaultValue={question} maxLength={100} />
      <button className="icon-button" type="submit" {...iconOnly("Suchen")}>
        <Icon name="search" size="sm" />
      </button>
    </Form>
  );
}
