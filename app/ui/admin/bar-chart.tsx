import { useId } from "react";
import { Table } from "./table";

export type Bar = {
  label: string;
  tick: string;
  value: number;
};

type Props = {
  title: string;
  summary: string;
  unit: string;
  bars: readonly Bar[];
};

const STEP = 10;
const GAP = 2;
const HEIGHT = 100;

export function BarChart({ title, summary, unit, bars }: Props) {
  const id = useId();
  const most = Math.max(0, ...bars.map(({ value }) => value));
  return (
    <figure className="chart">
      <figcaption className="chart-head">
        <h3 className="sub-title" id={`${id}title`}>
          {title}
        </h3>
        <p className="chart-summary" id={`${id}summary`}>
          {summary}
        </p>
      </figcaption>
      <p className="chart-most" aria-hidden="true">
        {most.toLocaleString("de-DE")}
      </p>
      <svg
        className="chart-drawing"
        viewBox={`0 0 ${(bars.length * STEP).toString()} ${HEIGHT.toString()}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}title ${id}summary`}
      >
        {bars.map((bar, index) => (
          <BarShape key={bar.label} bar={bar} x={index * STEP + GAP / 2} most={most} unit={unit} />
        ))}
      </svg>
      <div className="chart-ticks" aria-hidden="true">
        {bars.map(({ label, tick }) => (
          <span key={label}>{tick}</span>
        ))}
      </div>
      <details className="more">
        <summary>Als Tabelle</summary>
        <Table
          caption={title}
          columns={[
            { head: "Zeit", isHeading: true, cell: ({ label }) => label },
            { head: unit, align: "end", cell: ({ value }) => value.toLocaleString("de-DE") },
          ]}
          rows={bars}
          keyOf={({ label }) => label}
        />
      </details>
    </figure>
  );
}

type ShapeProps = { bar: Bar; x: number; most: number; unit: string };

/** A bar has a minimum height, so that one login is visible. */
function BarShape({ bar: { label, value }, x, most, unit }: ShapeProps) {
  const height = value === 0 ? 1 : Math.max(3, Math.round((value / most) * HEIGHT));
  return (
    <rect
      className="chart-bar"
      data-peak={value > 0 && value === most ? true : undefined}
      data-empty={value === 0 ? true : undefined}
      x={x}
      y={HEIGHT - height}
      width={STEP - GAP}
      height={height}
    >
      <title>{`${label}: ${value.toLocaleString("de-DE")} ${unit}`}</title>
    </rect>
  );
}
