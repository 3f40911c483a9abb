import { legalKind } from "./legal-text";
import { sectionKind } from "./podcast-section";
import { areaTextKind, pageTextKind } from "./site-texts";
import { TEXT_RESOURCES, textIdOf, type TextKind, textKeyOf, type TextParts, type TextRef, type TextResource } from "./text-kind";

const KINDS = {
  pages: factsOf(pageTextKind),
  content: factsOf(areaTextKind),
  podcast_content: factsOf(sectionKind),
  legal: factsOf(legalKind),
} satisfies Record<TextResource, unknown>;

/** What is said of a text by its id: its name, the page that shows it, and the only language of its form; null for no text. */
export function textAt({ resource, recordId }: TextRef) {
  return KINDS[resource].at(recordId);
}

/** The kind of text that an address of the administration is about, by the names of its parts; null for none. */
export function textResourceIn(params: TextParts): TextResource | null {
  return TEXT_RESOURCES.find((resource) => KINDS[resource].parts.every((part) => params[part] !== undefined)) ?? null;
}

/** The text that such an address means; null for none. */
export function textRefIn(resource: TextResource, params: TextParts): TextRef | null {
  const recordId = KINDS[resource].idIn(params);
  return recordId === null ? null : { resource, recordId };
}

export function isTextResource(resource: string): resource is TextResource {
  return Object.hasOwn(KINDS, resource);
}

function factsOf<Key>(kind: TextKind<Key>) {
  return {
    parts: kind.parts,
    at: (id: string) => {
      const key = textKeyOf(kind, id);
      return key === null ? null : { name: kind.nameOf(key), screen: kind.screenOf(key), language: kind.languageOf(key) };
    },
    idIn: (params: TextParts) => {
      const key = kind.keyFrom(params);
      return key === null ? null : textIdOf(kind, key);
    },
  };
}
