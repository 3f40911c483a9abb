/** One start tag of a page that React has rendered, with all attributes quoted and all elements closed. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string>; language: string };

/** Text of a page with its language according to the markup. */
export type Words = { text: string; language: string };

export type Markup = { tags: Tag[]; words: Words[]; data: string[] };

const PART = /<!--[^]*?-->|<!DOCTYPE[^>]*>|<script\b([^>]*)>([^]*?)<\/script>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const EMPTY = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const SPOKEN = ["alt", "aria-label", "title", "placeholder"];

/** A `<template>` is not shown and loads nothing until a script uses it. */
const TEMPLATE = /<template\b[^>]*>[^]*?<\/template>/gi;

export function readMarkup(page: string): Markup {
  const html = page.replaceAll(TEMPLATE, "");
  const markup: Markup = { tags: [], words: [], data: [] };
  const languages: string[] = [];
  for (const [, scriptAttributes, script = "", closing, name = "", attributes = "", text] of html.matchAll(PART)) {
    const language = languages.at(-1) ?? "";
    if (scriptAttributes !== undefined) addScript(markup, { attributes: scriptAttributes, script, language });
    else if (text !== undefined) markup.words.push({ text: decoded(text).trim(), language });
    else if (closing === "/") languages.pop();
    else if (name !== "") {
      const tag = tagOf(name, attributes, language);
      markup.tags.push(tag);
      markup.words.push(...spokenBy(tag));
      if (!EMPTY.has(tag.name)) languages.push(tag.language);
    }
  }
  return { ...markup, words: markup.words.filter(({ text }) => text !== "") };
}

function tagOf(name: string, written: string, outerLanguage: string): Tag {
  const attributes = attributesOf(written);
  return { name: name.toLowerCase(), attributes, language: attributes.get("lang") ?? outerLanguage };
}

function addScript(markup: Markup, { attributes, script, language }: { attributes: string; script: string; language: string }) {
  const tag = tagOf("script", attributes, language);
  markup.tags.push(tag);
  if (tag.attributes.get("type") === "application/ld+json") markup.data.push(script);
}

function spokenBy({ attributes, language }: Tag): Words[] {
  return SPOKEN.map((name) => ({ text: attributes.get(name) ?? "", language }));
}

function attributesOf(written: string): Map<string, string> {
  return new Map([...written.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));
}

function decoded(text: string): string {
  const named = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  return named.replaceAll("&amp;", "&");
}
