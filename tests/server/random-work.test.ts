import { appendFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { useFurnishedSite } from "../harness/furnished-site";
import { PEOPLE } from "../harness/people";
import { openSession } from "../harness/session";
import type { Site } from "../harness/site";
import type { Sql } from "../harness/sql";
import type { Visitor } from "../harness/visitor";

/**
 * Three people edit the same team: random actions in a random order, over HTTP like a browser without JavaScript. After
 * each action the rows must equal those of a model that is independent of the product. `npm run drill -- fuzz` runs it a
 * thousand times.
 */
const SEQUENCES = Number(process.env.FUZZ_SEQUENCES ?? 8);

/** Fixed for the short form, so that nobody searches for a fault that another change has caused. */
const SEED = process.env.FUZZ_SEQUENCES === undefined ? 1 : undefined;

/** The only one of the three who may delete; the other two are editors. */
const ADMIN = 0;

const FIELDS = ["name", "position", "bio"] as const;

/** The checkbox, which is always ticked here. */
const IN_TEAM = { is_team_member: "on" };

type Values = Record<(typeof FIELDS)[number], string>;

/** An open form, with its values from when it was opened. */
type Form = { id: string; version: string; base: Values };

/** The model: the expected state. */
class Team {
  readonly live = new Map<string, Values>();
  order: string[] = [];
  readonly deleted = new Map<string, Values>();
  /** With the values that each draft was made from. */
  readonly drafts = new Map<string, { base: Values; typed: Values }>();
  readonly forms = new Map<number, Form>();
}

/** The real system. */
type Office = { people: Visitor[]; answers: number };

let site: Site;
let sql: Sql;
const done = new Map<string, number>();

useFurnishedSite((started) => ({ site, sql } = started));

/** The merge of two edits of the same form; null if both changed the same field to different values. */
function merged({ base, live, typed }: { base: Values; live: Values; typed: Values }): Values | null {
  const next = { ...live };
  for (const field of FIELDS) {
    if (typed[field] === base[field]) continue;
    if (live[field] !== base[field] && live[field] !== typed[field]) return null;
    next[field] = typed[field];
  }
  return next;
}

const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

async function rows(): Promise<{ id: string; values: Values }[]> {
  const found = await sql.rows("select id, name, position, coalesce(bio, '') as bio from team_members where is_active = true order by sort_order, id");
  return found.map(({ id, name, position, bio }) => ({ id: String(id), values: { name: String(name), position: String(position), bio: String(bio) } }));
}

async function enter(person: number): Promise<Visitor> {
  const visitor = site.newVisitor();
  const { name, value } = await openSession(site.data, PEOPLE[person === ADMIN ? "admin" : "editor"].email);
  visitor.cookies.set(name, value);
  return visitor;
}

/** One action of one person: the methods that fast-check needs, and what all actions share. */
abstract class Work implements fc.AsyncCommand<Team, Office> {
  constructor(
    readonly person: number,
    readonly pick: number,
    readonly typed: Partial<Values>,
  ) {}

  abstract check(team: Readonly<Team>): boolean;
  abstract work(team: Team, office: Office): Promise<void>;

  async run(team: Team, office: Office): Promise<void> {
    await this.work(team, office);
    done.set(this.constructor.name, (done.get(this.constructor.name) ?? 0) + 1);
    expect((await rows()).map(({ id, values }) => [id, values])).toEqual(team.order.map((id) => [id, team.live.get(id)]));
  }

  toString() {
    return `${this.constructor.name}(${this.person.toString()}, ${this.pick.toString()}, ${JSON.stringify(this.typed)})`;
  }

  protected async get(office: Office, path: string): Promise<string> {
    return this.answered(office, path, await this.visitor(office).get(path), [200]);
  }

  protected post(office: Office, path: string, fields: Record<string, string>, statuses: readonly number[]): Promise<string> {
    return this.visitor(office).post(path, fields).then((answer) => this.answered(office, path, answer, statuses));
  }

  protected visitor({ people }: Office): Visitor {
    const visitor = people[this.person];
    if (visitor === undefined) throw new Error("there is no such person");
    return visitor;
  }

  private async answered(office: Office, path: string, answer: Response, statuses: readonly number[]): Promise<string> {
    office.answers += 1;
    const text = await answer.text();
    expect(statuses, `${path} answers ${answer.status.toString()}\n${site.log().slice(-1500)}`).toContain(answer.status);
    return text;
  }

  protected formOf(team: Readonly<Team>): Form | undefined {
    return team.forms.get(this.person);
  }

  protected typedInto({ base }: Form): Values {
    return { ...base, ...this.typed };
  }
}

const hidden = (html: string, name: string): string => [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, "g"))].at(-1)?.[1] ?? "";

class Create extends Work {
  check = () => true;

  async work(team: Team, office: Office) {
    const id = hidden(await this.get(office, "/admin/team/new"), "id");
    const values = { name: "Neu", position: "Kamera", bio: "", ...this.typed };
    await this.post(office, "/admin/team/new", { id, ...values, ...IN_TEAM }, [303]);
    team.live.set(id, values);
    team.order.push(id);
  }
}

class Open extends Work {
  check = ({ order }: Readonly<Team>) => order.length > 0;

  async work(team: Team, office: Office) {
    const id = pickFrom(team.order, this.pick) ?? "";
    const version = hidden(await this.get(office, `/admin/team/${id}/edit`), "version");
    team.forms.set(this.person, { id, version, base: { name: "", position: "", bio: "", ...team.live.get(id) } });
  }
}

class Save extends Work {
  check = (team: Readonly<Team>) => this.formOf(team) !== undefined;

  async work(team: Team, office: Office) {
    const form = this.formOf(team);
    if (form === undefined) return;
    const [typed, live] = [this.typedInto(form), team.live.get(form.id)];
    const next = live ? merged({ base: form.base, live, typed }) : null;
    await this.post(office, `/admin/team/${form.id}/edit`, { version: form.version, ...typed, ...IN_TEAM }, next ? [303] : [409, 410]);
    if (next === null) return;
    team.live.set(form.id, next);
    team.forms.delete(this.person);
  }
}

class Delete extends Work {
  check = ({ order }: Readonly<Team>) => order.length > 0;

  async work(team: Team, office: Office) {
    const id = pickFrom(team.order, this.pick) ?? "";
    const url = `/admin/team/${id}/delete`;
    if (this.person !== ADMIN) {
      await this.post(office, url, { version: "1" }, [403]);
      return;
    }
    await this.post(office, url, { version: hidden(await this.get(office, url), "version") }, [303]);
    const values = team.live.get(id);
    if (values) team.deleted.set(id, values);
    team.live.delete(id);
    team.order = team.order.filter((other) => other !== id);
  }
}

class Restore extends Work {
  check = ({ deleted }: Readonly<Team>) => deleted.size > 0;

  async work(team: Team, office: Office) {
    const [id, values] = pickFrom([...team.deleted], this.pick) ?? ["", { name: "", position: "", bio: "" }];
    const url = `/admin/trash/team/${id}/restore`;
    await this.post(office, url, { deletion: hidden(await this.get(office, url), "deletion") }, [303]);
    team.deleted.delete(id);
    team.live.set(id, values);
    // the restored row may get any position, but the others keep their order
    const order = (await rows()).map((row) => row.id);
    expect(order.filter((other) => other !== id)).toEqual(team.order);
    team.order = order;
  }
}

class Move extends Work {
  check = ({ order }: Readonly<Team>) => order.length > 1;

  async work(team: Team, office: Office) {
    const id = pickFrom(team.order, this.pick) ?? "";
    const place = this.pick % 5;
    const version = hidden(await this.get(office, `/admin/team/${id}/edit`), "version");
    await this.post(office, `/admin/team/${id}/move`, { version, direction: "place", place: (place + 1).toString() }, [303]);
    team.order = team.order.filter((other) => other !== id).toSpliced(place, 0, id);
  }
}

class Draft extends Work {
  check = (team: Readonly<Team>) => {
    const form = this.formOf(team);
    return form !== undefined && team.live.has(form.id) && !team.drafts.has(form.id) && !merges(form.base, this.typedInto(form));
  };

  async work(team: Team, office: Office) {
    const form = this.formOf(team);
    if (form === undefined) return;
    const typed = this.typedInto(form);
    await this.post(office, `/admin/drafts/team/${form.id}/new`, { version: form.version, ...typed, ...IN_TEAM }, [303]);
    team.drafts.set(form.id, { base: form.base, typed });
    team.forms.delete(this.person);
  }
}

const merges = (one: Values, other: Values) => FIELDS.every((field) => one[field] === other[field]);

class Publish extends Work {
  check = ({ drafts, live }: Readonly<Team>) => [...drafts.keys()].some((id) => live.has(id));

  async work(team: Team, office: Office) {
    const [id, draft] = pickFrom([...team.drafts].filter(([other]) => team.live.has(other)), this.pick) ?? [];
    const live = team.live.get(id ?? "");
    if (id === undefined || draft === undefined || live === undefined) return;
    const next = merged({ ...draft, live });
    const url = `/admin/drafts/team/${id}/publish`;
    const version = hidden(await this.get(office, url), "version");
    await this.post(office, url, { version, languages: "de" }, next ? [303] : [409]);
    if (next === null) return;
    team.live.set(id, next);
    team.drafts.delete(id);
  }
}

class LogOut extends Work {
  check = () => true;

  async work(_: Team, office: Office) {
    await this.post(office, "/admin/logout", {}, [303]);
    const answer = await this.visitor(office).post("/admin/team/new", { id: crypto.randomUUID(), name: "Niemand", position: "Nichts" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toMatch(/^\/admin\/login/);
    office.people[this.person] = await enter(this.person);
  }
}

const word = (start: string) => fc.integer({ min: 1000, max: 9999 }).map((number) => `${start} ${number.toString()}`);
const typed = fc.record({ name: word("Person"), position: word("Beruf"), bio: word("Leben") }, { requiredKeys: [] });
const works = [Create, Create, Open, Open, Open, Open, Save, Save, Save, Draft, Draft, Draft, Publish, Publish, Move, Delete, Restore, LogOut].map((Kind) =>
  fc.tuple(fc.nat(2), fc.nat(50), typed).map(([person, pick, values]) => new Kind(person, pick, values)),
);

it(`the rows equal those of the model after each action of three people in ${SEQUENCES.toString()} random sequences`, { timeout: 300_000 + SEQUENCES * 5_000 }, async () => {
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(works, { maxCommands: 60, size: "max" }), async (commands) => {
      await sql.run(["delete from drafts", "delete from changes", "delete from translations", "delete from team_members"]);
      const office = { people: [await enter(0), await enter(1), await enter(2)], answers: 0 };
      await fc.asyncModelRun(() => ({ model: new Team(), real: office }), commands);
      answers += office.answers;
      const shown = (await (await site.newVisitor().get("/de/team")).text()).matchAll(/<h3>([^<]*)<\/h3>/g);
      expect([...shown].map(([, name]) => name)).toEqual((await rows()).map(({ values }) => values.name));
    }),
    { numRuns: SEQUENCES, seed: SEED, endOnFailure: true },
  );
  expect([...done.keys()].toSorted()).toEqual(["Create", "Delete", "Draft", "LogOut", "Move", "Open", "Publish", "Restore", "Save"]);
  if (process.env.FUZZ_REPORT) await appendFile(process.env.FUZZ_REPORT, JSON.stringify({ sequences: SEQUENCES, answers, done: Object.fromEntries(done) }));
});
