import { drawFrom, shuffled } from './draw';

/** An entry that is to be judged by so many, and never by those who are barred: for a conflict, or because they were asked before. */
export interface AssignedEntry {
  id: string;
  wanted: number;
  barred: ReadonlySet<string>;
}

/** A judge with what they have to judge already. */
export interface AssignedJudge {
  id: string;
  load: number;
}

export interface Pair {
  entryId: string;
  judgeId: string;
}

interface Entry extends AssignedEntry {
  takers: Set<Judge>;
}
interface Judge extends AssignedJudge {
  entries: Set<Entry>;
}

/**
 * Gives each entry so many judges, or as many as there can be, and each judge a fair share: no other way of giving them differs less
 * between the judges. The same for the same seed, in whatever order they come. With neither conflicts nor earlier loads the most
 * that somebody has is at most one more than the least.
 */
export function assign(
  entries: readonly AssignedEntry[],
  judges: readonly AssignedJudge[],
  seed: string,
): readonly Pair[] {
  const draw = drawFrom(seed);
  const panel = judges.toSorted(byId).map((judge): Judge => ({ ...judge, entries: new Set() }));
  const drawn = shuffled(entries.toSorted(byId), draw).map((entry) => ({
    entry: { ...entry, takers: new Set<Judge>() },
    free: panel.filter(({ id }) => !entry.barred.has(id)),
  }));
  // Those with the fewest judges to choose from first: what others get afterwards evens it out.
  for (const { entry, free } of drawn.sort((one, other) => one.free.length - other.free.length)) {
    for (const judge of leastLoaded(free, draw).slice(0, entry.wanted)) give(entry, judge);
  }
  while (evenOut(panel));
  return drawn.flatMap(({ entry }) => [...entry.takers].map((judge) => ({ entryId: entry.id, judgeId: judge.id })));
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The judges who have the least first; it is drawn among equals, so that they do not judge in the same groups always. */
const leastLoaded = (judges: readonly Judge[], draw: () => number) =>
  shuffled(judges, draw).sort((one, other) => one.load - other.load);

function give(entry: Entry, judge: Judge): void {
  entry.takers.add(judge);
  judge.entries.add(entry);
  judge.load += 1;
}

function take(entry: Entry, judge: Judge): void {
  entry.takers.delete(judge);
  judge.entries.delete(entry);
  judge.load -= 1;
}

/**
 * Makes one judge have one entry less and another one, who had at least two less, one more; over others, where conflicts are
 * between them. False where nobody can be reached so from anybody, which is as even as it can be.
 */
function evenOut(panel: readonly Judge[]): boolean {
  const least = Math.min(...panel.map(({ load }) => load));
  const most = panel.filter(({ load }) => load >= least + 2).sort((one, other) => other.load - one.load);
  return most.some((judge) => movesOne(judge, panel));
}

/** How a judge was reached: the entry that another one before them can hand to them. */
type Steps = Map<Judge, { before: Judge; entry: Entry }>;

/** Hands one entry on from a judge to the nearest one who has two less; false where there is none. */
function movesOne(from: Judge, panel: readonly Judge[]): boolean {
  const steps: Steps = new Map();
  const reached = new Set([from]);
  // What is added while it is walked through is walked through as well.
  for (const judge of reached) {
    if (judge.load <= from.load - 2) {
      handOn(steps, judge);
      return true;
    }
    for (const next of panel) {
      const entry = reached.has(next) ? undefined : movable(judge, next);
      if (entry) {
        steps.set(next, { before: judge, entry });
        reached.add(next);
      }
    }
  }
  return false;
}

/** Each hands an entry to the next one, back from the last to the first. */
function handOn(steps: Steps, last: Judge): void {
  for (let judge = last, step = steps.get(judge); step; judge = step.before, step = steps.get(judge)) {
    take(step.entry, step.before);
    give(step.entry, judge);
  }
}

/** An entry of one judge that another one may judge and does not yet. */
function movable(from: Judge, to: Judge): Entry | undefined {
  for (const entry of from.entries) if (!entry.takers.has(to) && !entry.barred.has(to.id)) return entry;
  return undefined;
}
