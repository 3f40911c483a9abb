type Props = {
  size: number;
  path: string;
  label: string;
};

export function QrCode({ size, path, label }: Props) {
  return (
    <svg className="qr" viewBox={`0 0 ${size.toString()} ${size.toString()}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
