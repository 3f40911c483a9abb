import type { Transaction } from "~/platform/database-types";
import { write } from "~/platform/database.server";
import { recordChange } from "../changes/changes.server";
import { findMember } from "./find-member.server";
import type { TranslatedMember } from "./member";
import type { MemberFilter } from "./member-list";
import { activeWith } from "./members.server";
import { updateVersion } from "./save-member.server";
import { snapshotOf } from "./stored-member";

type Move = {
  id: string;
  version: number;
  direction: "up" | "down";
  /** The list that was looked at: the neighbour is the next one in it. */
  filter?: MemberFilter;
  by: string;
};

export type MoveResult = { ok: true; name: string } | { ok: false; reason: "missing" | "conflict" };

/** A member changes places with the one above or below. At the end of the list nothing happens. */
export async function moveMember(move: Move): Promise<MoveResult> {
  return write(async (tx) => {
    const member = await findMember(move.id, tx);
    if (member === null) return { ok: false, reason: "missing" };
    if (member.version !== move.version) return { ok: false, reason: "conflict" };
    const neighbour = await findNeighbour(tx, member, move);
    if (neighbour !== null) {
      await place(tx, { member, sortOrder: neighbour.sortOrder, by: move.by });
      await place(tx, { member: neighbour, sortOrder: member.sortOrder, by: move.by });
    }
    return { ok: true, name: member.name };
  });
}

async function findNeighbour(tx: Transaction, { sortOrder }: TranslatedMember, { direction, filter }: Move) {
  const isUp = direction === "up";
  const neighbour = await tx.teamMember.findFirst({
    where: { ...activeWith(filter), sortOrder: isUp ? { lt: sortOrder } : { gt: sortOrder } },
    orderBy: { sortOrder: isUp ? "desc" : "asc" },
    select: { id: true },
  });
  return neighbour && findMember(neighbour.id, tx);
}

type Placed = { member: TranslatedMember; sortOrder: number; by: string };

async function place(tx: Transaction, { member, sortOrder, by }: Placed): Promise<void> {
  await updateVersion(tx, member, { sortOrder });
  const before = snapshotOf(member);
  const after = { ...before, sort_order: sortOrder, version: member.version + 1 };
  await recordChange(tx, { by, noun: "team", recordId: member.id, action: "reorder", before, after });
}
