import type { Reader } from "~/platform/database-types";
import type { Edits } from "./merge-edits";
import { isPictureThere } from "../media/pictures.server";
import type { RecordForm, StoredRecord, UpdatableKind } from "./record-kind.server";
import type { EarlierForm } from "./restore-version.server";

/** What a resource must say beside its kind so that its records can be set back and brought back. */
export type Past<Form> = {
  /** A snapshot as the form that it was made from; null if it does not fit what a record is today. */
  formFrom: (snapshot: Edits) => Form | null;
  withPicture: (form: Form, url: string) => Form;
};

/** An earlier state of a record as far as it can come back. `current` is null for a record that was deleted. */
export async function earlierForm<Stored extends StoredRecord, Form extends RecordForm<Field>, Field extends string>(
  source: Pick<Reader, "mediaAsset">,
  { kind, past }: { kind: UpdatableKind<Stored, Form, Field>; past: Past<Form> },
  { snapshot, current }: { snapshot: Edits; current: Form | null },
): Promise<EarlierForm<Form> | null> {
  const form = past.formFrom(snapshot);
  if (form === null) return null;
  const present = current === null ? "" : kind.pictureOf(current);
  const isThere = kind.pictureOf(form) === present || (await isPictureThere(source, kind.pictureOf(form)));
  return isThere ? { form, hasLostPicture: false } : { form: past.withPicture(form, present), hasLostPicture: true };
}

/** A snapshot as a browser would send it: what is empty is not there. */
export function asTyped(snapshot: Edits): Edits {
  const typed = Object.entries(snapshot).filter(([, value]) => value !== "" && value !== null);
  return Object.fromEntries(typed.map(([name, value]) => [name, isGroup(value) ? asTyped(value) : value]));
}

function isGroup(value: unknown): value is Edits {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
