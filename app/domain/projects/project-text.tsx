import { languageOfText } from "../record/translated-texts";
import type { ShownProject } from "./projects";

/** The texts of a project by their columns, with the names of their fields. */
const FIELDS = { category: "category", role: "role", runningTime: "running_time", occasion: "occasion" } as const;

type Props = { project: ShownProject; name: keyof typeof FIELDS };

/** A short text of a project in the language that it is in; nothing where it is empty. */
export function ProjectText({ project, name }: Props) {
  const text = project[name];
  return text === "" ? null : <span lang={languageOfText(project, FIELDS[name])}>{text}</span>;
}
