// Reads a Dockerfile as a list of steps for each stage. An unknown instruction is an error, so that no step is skipped
// silently.
import { posix } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { contentOf, expand, flagsOf, inShell, listOf, placeOf, propertiesOf, refuse, wordsOf } from "./instruction.mjs";

/** @typedef {{ kind: "folder", path: string }} FolderStep WORKDIR: made if it is not there */
/** @typedef {{ kind: "copy", from?: string, sources: string[], target: string }} CopyStep `from`: a stage; else the build context */
/** @typedef {{ kind: "run", command: string[], environment: Record<string, string>, user: string, folder: string }} RunStep */
/** @typedef {(FolderStep | CopyStep | RunStep) & { line: number, text: string }} Step */
/** @typedef {{ command: string[], options: Record<string, string> }} Healthcheck */
/** @typedef {{ environment: Record<string, string>, labels: Record<string, string>, ports: string[], volumes: string[], user?: string, folder: string, healthcheck?: Healthcheck, entrypoint: string[], command: string[], stopSignal: string }} Image what is said of the container and changes no file */
/** @typedef {{ name: string, base: string, baseStage?: string, steps: Step[], image: Image }} Stage `base`: the name of the base image */
/** @typedef {import("dockerfile-ast").Instruction} Instruction */
/** @typedef {{ stage: Stage, variables: Record<string, string>, globals: Record<string, string> }} Reading `variables`: of ARG and ENV; `globals`: of ARG before the first FROM */

/** An image without any settings. @type {Image} */
const SILENT = { environment: {}, labels: {}, ports: [], volumes: [], folder: "/", entrypoint: [], command: [], stopSignal: "SIGTERM" };

/** @param {string} text @returns {Stage[]} */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  /** @type {Reading} */
  let reading = { stage: { name: "", base: "", steps: [], image: SILENT }, variables: {}, globals: {} };
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (contentOf(instruction).includes("\n")) refuse(instruction, "a comment or a document within an instruction is not known here");
    const { globals } = reading;
    if (instruction.getKeyword() === "FROM") {
      const stage = stageOf(instruction, stages, globals);
      reading = { stage, globals, variables: { ...stage.image.environment } };
      stages.push(stage);
    } else if (stages.length > 0) readInStage(instruction, reading);
    else if (instruction.getKeyword() === "ARG") Object.assign(globals, argumentsOf(instruction, { ...reading, variables: globals }));
    else refuse(instruction, "only ARG may stand before the first FROM");
  }
  if (stages.length === 0) throw new Error("The Dockerfile has no FROM");
  return stages;
}

/** @param {Instruction} instruction @param {Stage[]} stages @param {Record<string, string>} globals @returns {Stage} */
function stageOf(instruction, stages, globals) {
  flagsOf(instruction, []);
  const [from = "", as = "AS", name = String(stages.length)] = wordsOf(instruction, globals);
  if (as.toUpperCase() !== "AS") refuse(instruction, "it is read as `FROM image AS name`");
  const parent = stages.find((stage) => stage.name === from);
  return { name, base: parent?.base ?? from, baseStage: parent?.name, steps: [], image: structuredClone(parent?.image ?? SILENT) };
}

/** @param {Instruction} instruction @param {Reading} reading */
function readInStage(instruction, reading) {
  const read = READERS[instruction.getKeyword()];
  if (read === undefined) refuse(instruction, "this instruction is not known here");
  read(instruction, reading);
}

/** @type {Record<string, (instruction: Instruction, reading: Reading) => void>} */
const READERS = {
  ARG: (instruction, reading) => void Object.assign(reading.variables, argumentsOf(instruction, reading)),
  ENV: (instruction, { stage, variables }) => {
    const set = propertiesOf(instruction, variables);
    Object.assign(stage.image.environment, set);
    Object.assign(variables, set);
  },
  LABEL: (instruction, { stage, variables }) => void Object.assign(stage.image.labels, propertiesOf(instruction, variables)),
  WORKDIR: (instruction, { stage, variables }) => {
    stage.image.folder = posix.resolve(stage.image.folder, expand(contentOf(instruction), variables, instruction));
    stage.steps.push({ kind: "folder", path: stage.image.folder, ...placeOf(instruction) });
  },
  COPY: readCopy,
  RUN: (instruction, { stage, variables }) => {
    flagsOf(instruction, []);
    const { user = "root", folder } = stage.image;
    stage.steps.push({ kind: "run", command: inShell(contentOf(instruction)), environment: { ...variables }, user, folder, ...placeOf(instruction) });
  },
  USER: (instruction, { stage, variables }) => void (stage.image.user = expand(contentOf(instruction), variables, instruction)),
  EXPOSE: (instruction, { stage, variables }) => void stage.image.ports.push(...wordsOf(instruction, variables)),
  VOLUME: (instruction, { stage, variables }) => {
    stage.image.volumes.push(...(listOf(contentOf(instruction)) ?? wordsOf(instruction, variables)));
  },
  HEALTHCHECK: (instruction, { stage }) => {
    const options = flagsOf(instruction, ["interval", "timeout", "start-period", "start-interval", "retries"]);
    const [, command = ""] = /^CMD\s+(.*)$/.exec(contentOf(instruction)) ?? refuse(instruction, "only `HEALTHCHECK CMD` is known here");
    stage.image.healthcheck = { command: inShell(command), options };
  },
  CMD: (instruction, { stage }) => void (stage.image.command = inShell(contentOf(instruction))),
  ENTRYPOINT: (instruction, { stage }) => void (stage.image.entrypoint = inShell(contentOf(instruction))),
  STOPSIGNAL: (instruction, { stage }) => void (stage.image.stopSignal = contentOf(instruction)),
};

/** @param {Instruction} instruction @param {Reading} reading */
function readCopy(instruction, { stage, variables }) {
  const { from } = flagsOf(instruction, ["from"]);
  const words = listOf(contentOf(instruction)) ?? wordsOf(instruction, variables);
  const sources = words.slice(0, -1);
  if (sources.length === 0) refuse(instruction, "it needs a source and a target");
  if (words.some((word) => /[*?[]/.test(word))) refuse(instruction, "patterns are not known here");
  const target = words.at(-1) ?? "";
  // with a slash the target is a folder, even if it does not exist yet
  const path = posix.resolve(stage.image.folder, target) + (/(^|\/)\.?$/.test(target) ? "/" : "");
  stage.steps.push({ kind: "copy", from, sources, target: path, ...placeOf(instruction) });
}

/** Without a value, an ARG has the one from before the first FROM. @param {Instruction} instruction @param {Reading} reading @returns {Record<string, string>} */
function argumentsOf(instruction, { variables, globals }) {
  return propertiesOf(instruction, variables, (name) => globals[name] ?? "");
}
