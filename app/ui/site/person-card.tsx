import type { ReactNode } from "react";
import { Picture, type PictureSource } from "./picture";

export const PEOPLE_IN_A_ROW = 3;

/**
 * On a phone the picture has 90vw, but two pixels for each CSS pixel are enough, and half as large a file. At 41rem of
 * the window, two portraits are beside each other even if it has a scroll bar.
 */
const PORTRAIT_SIZES = "(min-width: 90rem) calc(14rem + 14vw), (min-width: 64rem) 30vw, (min-width: 41rem) 45vw, (min-resolution: 1.5x) 63vw, 90vw";

type PersonCardProps = {
  name: string;
  position: string;
  positionLanguage?: "de";
  picture: PictureSource | null | undefined;
  pictureText: string;
  isFirst?: boolean;
  children?: ReactNode;
};

export function PersonCard({ name, position, positionLanguage, picture, pictureText, isFirst, children }: PersonCardProps) {
  return (
    <li className="person">
      <Picture
        picture={picture}
        alt={picture ? pictureText : ""}
        shape="portrait"
        sizes={PORTRAIT_SIZES}
        isFirst={isFirst}
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
