import { z } from "zod";
import type { Block, Inline, LegalDocument } from "./legal-document";

const inline: z.ZodType<Inline> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ kind: z.literal("break") }),
    z.object({ kind: z.enum(["strong", "emphasis"]), inlines }),
    z.object({ kind: z.literal("link"), href: z.string(), inlines }),
  ]),
);

const inlines = z.array(inline);

const block: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["paragraph", "line"]), inlines }),
    z.object({ kind: z.literal("heading"), level: z.union([z.literal(3), z.literal(4)]), inlines }),
    z.object({ kind: z.literal("list"), first: z.number().nullable(), items: z.array(blocks) }),
    z.object({ kind: z.literal("quote"), blocks }),
    z.object({ kind: z.literal("table"), head: z.array(inlines), rows: z.array(z.array(inlines)) }),
    z.object({ kind: z.literal("rule") }),
  ]),
);

const blocks = z.array(block);

const section = z.object({ id: z.string(), title: inlines, blocks });

const document: z.ZodType<LegalDocument> = z.object({ intro: blocks, sections: z.array(section) });

/** The answer of the live preview. */
export const previewSchema = z.object({ preview: document });
