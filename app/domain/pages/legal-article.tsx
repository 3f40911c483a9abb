import type { LegalBlock, LegalText } from "~/i18n/dictionaries/legal-text";

/** A legal text with its table of contents. It exists in German only and says so to the browser. */
export function LegalArticle({ text, contents }: { text: LegalText; contents: string }) {
  return (
    <div className="wrap legal">
      <nav className="legal-contents" aria-label={contents}>
        <ol lang="de">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="legal-text" lang="de">
        <p>{text.intro}</p>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
