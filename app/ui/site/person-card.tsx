import type { ReactNode } from "react";
import { Picture, type PictureSource } from "./picture";

type PersonCardProps = {
  name: string;
  position: string;
  /** Only where it is not the language of the page. */
  positionLanguage?: "de";
  picture: PictureSource | null | undefined;
  pictureText: string;
  /** Biography, links: what the list wants to say about the person. */
  children?: ReactNode;
};

/** A portrait like a film poster, name and position below. Stands in a `PersonGrid`. */
export function PersonCard({ name, position, positionLanguage, picture, pictureText, children }: PersonCardProps) {
  return (
    <li className="person">
      <Picture
        picture={picture}
        alt={picture ? pictureText : ""}
        shape="portrait"
        sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 90vw"
      />
      <h3>{name}</h3>
      <p className="person-position" lang={positionLanguage}>
        {position}
      </p>
      {children}
    </li>
  );
}

export function PersonGrid({ children }: { children: ReactNode }) {
  return <ul className="people">{children}</ul>;
}
