type Props = {
  /** The side in modules, the quiet edge included. */
  size: number;
  /** All dark modules as one path. */
  path: string;
  /** What it is for, for people who cannot see it. */
  label: string;
};

/** A QR code as a drawing in the page: nothing to load, sharp at any size. */
export function QrCode({ size, path, label }: Props) {
  return (
    <svg className="qr" viewBox={`0 0 ${size.toString()} ${size.toString()}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
