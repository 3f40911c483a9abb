import type { ShownArea } from "./service-area";

/** One line for each field of work; its story unfolds in place. */
export function ServiceAreas({ areas }: { areas: readonly ShownArea[] }) {
  return (
    <div className="areas">
      {areas.map(({ key, title, subtitle, paragraphs }) => (
        <details key={key} id={key}>
          <summary>
            <h3>{title}</h3>
            <span>{subtitle}</span>
          </summary>
          {paragraphs.map(({ text, language }) => (
            <p key={text} lang={language}>
              {text}
            </p>
          ))}
        </details>
      ))}
    </div>
  );
}
