// Parses one instruction of a Dockerfile: flags, lists, properties, variables.
import { ModifiableInstruction, PropertyInstruction } from "dockerfile-ast";

/** @typedef {import("dockerfile-ast").Instruction} Instruction */

/** @param {Instruction} instruction @param {string} why @returns {never} */
export function refuse(instruction, why) {
  throw new Error(`Dockerfile, line ${instruction.getInstructionRange().start.line + 1}, ${instruction.getKeyword()}: ${why}`);
}

/** @param {Instruction} instruction */
export function placeOf(instruction) {
  return { line: instruction.getInstructionRange().start.line + 1, text: `${instruction.getKeyword()} ${contentOf(instruction).replaceAll(/\s+/g, " ")}` };
}

/** @param {Instruction} instruction */
export function contentOf(instruction) {
  return instruction.getArgumentsContent() ?? refuse(instruction, "nothing follows");
}

/** @param {Instruction} instruction @param {string[]} known @returns {Record<string, string>} */
export function flagsOf(instruction, known) {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  const unknown = flags.find((flag) => !known.includes(flag.getName()));
  if (unknown !== undefined) refuse(instruction, `--${unknown.getName()} is not known here`);
  return Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ""]));
}

/** @param {Instruction} instruction @param {Record<string, string>} variables */
export function wordsOf(instruction, variables) {
  return contentOf(instruction).trim().split(/\s+/).map((word) => expand(word, variables, instruction));
}

/**
 * @param {Instruction} instruction
 * @param {Record<string, string>} variables
 * @param {(name: string) => string} [withoutValue]
 * @returns {Record<string, string>}
 */
export function propertiesOf(instruction, variables, withoutValue = (name) => refuse(instruction, `${name} has no value`)) {
  const pairs = instruction instanceof PropertyInstruction ? instruction.getProperties() : [];
  return Object.fromEntries(
    pairs.map((pair) => {
      const value = pair.getValue();
      return [pair.getName(), value === null ? withoutValue(pair.getName()) : expand(value, variables, instruction)];
    }),
  );
}

/** @param {string} content @returns {string[] | undefined} */
export function listOf(content) {
  if (!content.trim().startsWith("[")) return undefined;
  const list = JSON.parse(content);
  if (!Array.isArray(list) || !list.every((word) => typeof word === "string")) throw new Error(`${content} is no list of words`);
  return list;
}

/** A command that is not a list runs in a shell, as in Docker. @param {string} content */
export function inShell(content) {
  return listOf(content) ?? ["/bin/sh", "-c", content];
}

/** @param {string} text @param {Record<string, string>} variables @param {Instruction} instruction */
export function expand(text, variables, instruction) {
  return text.replaceAll(/\$(?:(\w+)|\{([^}]*)\})/g, (_, bare, braced) => {
    const name = String(bare ?? braced);
    if (!/^\w+$/.test(name)) refuse(instruction, `\${${name}} is not known here`);
    return variables[name] ?? "";
  });
}
